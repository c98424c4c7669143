import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readPreferences, savePreferences } from '@mala/contract/profiles/preferences.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, expectFocusAt, groupField, pressByKey, selectField } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { MEMBER, OWNER } from '../people.ts';
import { groomOf } from '../samples.ts';

const PAGE = `/profile/view/${MEMBER.user_id}/preferences`;
const OPEN = { shown: false, told: true, least_age: 21 } as const;
const check = (name: string) => page.getByRole('checkbox', { name });

let sent: unknown;
beforeEach(() => {
  sent = undefined;
  replies.give(savePreferences, ({ body }) => {
    sent = body;
    return SUCCESS;
  });
});

for (const domain of DOMAINS) {
  test(`${domain}: the form begins open, and sends what was said`, async () => {
    replies.give(readPreferences, { ...OPEN, domain });
    await open(PAGE, { domain });
    await lookAtBothWidths('Any caste will do');
    await selectField('To age').selectOptions('28');
    await selectField('From age').selectOptions('30');
    // one end takes the other with it
    await expect.element(selectField('To age')).toHaveValue('30');
    await selectField('From height').selectOptions('165');
    await groupField('State').getByText('Open').click();
    await check('Kerala').click();
    await lookAtBothWidths('Kerala');
    await check('Show it on our profile').click();
    expect(check('Tell families who fit that they do').length).toBe(0);
    await button('Save').click();
    await expect
      .poll(() => sent)
      .toEqual({
        ...{ from_age: 30, to_age: 30, from_height: 165, to_height: null },
        ...{ any_caste: false, community: [], education: [], profession_group: [] },
        ...{ state: ['kerala'], birth_star: [], shown: true, told: true },
      });
    await expect.element(page.getByRole('link', { name: 'Go to the search' })).toBeVisible();
  });
}

test('any caste takes the place of castes, and says so once they were chosen', async () => {
  const stored = { ...OPEN, community: ['nadar'], domain: 'tamilmala' } as const;
  replies.give(readPreferences, { ...stored, community: ['nadar'] });
  await open(PAGE, {});
  await expect
    .element(
      groupField('Caste')
        .getByText(/^Nadar/)
        .first(),
    )
    .toBeVisible();
  await check('Any caste will do').click();
  expect(groupField('Caste').length).toBe(0);
  await button('Save').click();
  await expect.poll(() => sent).toMatchObject({ any_caste: true, community: [] });
});

test('what was typed is kept as a draft, and can be discarded', async () => {
  replies.give(readPreferences, { ...OPEN, domain: 'tamilmala' });
  await open(PAGE, {});
  await selectField('From age').selectOptions('25');
  await open(PAGE, {});
  await expect.element(selectField('From age')).toHaveValue('25');
  await pressByKey(button('Discard draft'));
  await expectFocusAt('Whom we look for');
  await expect.element(selectField('From age')).toHaveValue('');
  await open(PAGE, {});
  await expect.element(selectField('From age')).toHaveValue('');
  expect(button('Discard draft').length).toBe(0);
});

test('it is filled in by keyboard alone', async () => {
  replies.give(readPreferences, { ...OPEN, domain: 'tamilmala' });
  await open(PAGE, {});
  const summary = groupField('State').getByText('Open');
  await expect.element(summary).toBeVisible();
  (summary.element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab} ');
  await expect.element(groupField('State').getByRole('checkbox').first()).toBeChecked();
});

test('the office says it for a family, from its profile', async () => {
  const { profile } = groomOf('tamilmala');
  replies.give(viewProfile, profile);
  replies.give(readPreferences, { ...OPEN, domain: 'tamilmala' });
  await open(`/profile/view/${profile.profile_id}`, OWNER);
  await page.getByRole('link', { name: 'What they look for' }).click();
  await expect.element(check('Any caste will do')).toBeVisible();
  await button('Save').click();
  await expect.poll(() => sent).toMatchObject({ told: true });
});

test('a profile shows what the family looks for, with how one fits', async () => {
  const { profile } = groomOf('tamilmala');
  const preferences = {
    ...{ from_age: 21, from_height: 152, to_height: 165, any_caste: true as const },
    ...{ state: ['kerala', 'tamil-nadu'], birth_star: ['ashwini'], shown: true },
    fits: { age: true, height: true, state: true, birth_star: false },
  };
  replies.give(viewProfile, { ...profile, preferences, fit: { mine: true, theirs: false } });
  await open(`/profile/view/${profile.profile_id}`, {});
  const panel = page.getByRole('region', { name: 'What they look for' });
  await expect.element(panel.getByText(/^21 or more/)).toBeVisible();
  await expect.element(panel.getByText('Any caste will do')).toBeVisible();
  expect(panel.getByText('You fit', { exact: true }).length).toBe(3);
  expect(panel.getByText('You do not fit').length).toBe(1);
  await lookAtBothWidths('Fits what you look for');
  replies.give(viewProfile, { ...profile, fit: { mine: true, theirs: true } });
  await open(`/profile/view/${profile.profile_id}`, {});
  await expect.element(page.getByText('You fit each other')).toBeVisible();
  expect(panel.length).toBe(0);
});

test('the own profile says who reads it, and leads to the form', async () => {
  const { profile } = groomOf('tamilmala');
  const own = { ...profile, profile_id: MEMBER.user_id };
  replies.give(viewProfile, { ...own, preferences: { from_age: 25, shown: false } });
  await open(`/profile/view/${MEMBER.user_id}`, {});
  await lookAtBothWidths('Only you see this.');
  replies.give(readPreferences, { ...OPEN, from_age: 25, domain: 'tamilmala' });
  await page.getByRole('link', { name: 'Edit what we look for' }).click();
  await expect.element(selectField('From age')).toHaveValue('25');
});
