import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, choose, focus, groupField, selectField, summary } from '../form.ts';
import { groomOf } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const box = (label: string) =>
  page.getByRole('checkbox', { name: `I do not know: ${label}`, exact: true });
const LABELS = ['Time of Birth', 'Raasi', 'Birth Star', 'Padham'];

/** The bodies of the saves. */
function keepSaved(): unknown[] {
  const saved: unknown[] = [];
  replies.give(saveSection.horoscope, ({ body }) => {
    saved.push(body);
    return SUCCESS;
  });
  return saved;
}

test('"I do not know" empties and disables its field, by the keyboard too, and is saved', async () => {
  giveWizard('tamilmala');
  const saved = keepSaved();
  await open('/profile/edit/horoscope', {});
  await expect.element(selectField('Raasi')).toHaveValue('mesha');
  for (const label of LABELS) {
    focus(box(label));
    await userEvent.keyboard(' ');
    await expect.element(box(label)).toBeChecked();
    expect((box(label).element().closest('label') as HTMLElement).offsetHeight).toBeGreaterThan(43);
  }
  for (const label of ['Hour', 'Raasi', 'Birth Star', 'Padham']) {
    const field = selectField(label).element() as HTMLInputElement;
    expect([label, field.matches(':disabled'), field.value]).toEqual([label, true, '']);
  }
  await button('Update Horoscope').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    ...{ birth_time: '', raasi: '', birth_star: '', padham: null },
    unknown: ['birth_time', 'raasi', 'birth_star', 'padham'],
  });
});

test('"I do not know" survives a reload as a draft, and can be taken back', async () => {
  giveWizard('marathimala');
  const member = { domain: 'marathimala' } as const;
  await open('/profile/edit/horoscope', member);
  await box('Raasi').click();
  await expect.element(selectField('Raasi')).toBeDisabled();
  await open('/profile/edit/horoscope', member);
  await expect.element(box('Raasi')).toBeChecked();
  await expect.element(selectField('Raasi')).toBeDisabled();
  await box('Raasi').click();
  await expect.element(selectField('Raasi')).toBeEnabled();
  await choose('Raasi', 'Mesha');
  const saved = keepSaved();
  await button('Update Horoscope').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ raasi: 'mesha' });
  expect(saved[0]).not.toHaveProperty('unknown');
});

test('a field that is missing says so until it is answered, with "I do not know" as well', async () => {
  giveWizard('tamilmala', { sections: ['basic', 'personal', 'work', 'family'] });
  await open('/profile/edit/horoscope', {});
  await button('Update Horoscope').click();
  await expect.element(summary).toMatchTextContent('Please correct 4 fields');
  await box('Time of Birth').click();
  await expect.element(groupField('Time of Birth')).toHaveAccessibleDescription('');
  await expect.element(summary).toMatchTextContent('Please correct 3 fields');
});

test('a star that nobody knows is named on the card, and one that was never asked for is not', async () => {
  const { card, profile } = groomOf('tamilmala');
  const nothing = { raasi: '', birth_star: '' };
  const rows = [
    { ...card, name: 'Arjun', horoscope: { ...nothing, unknown: ['raasi', 'birth_star'] } },
    { ...card, name: 'Bala', profile_id: '2', horoscope: nothing },
  ] as (typeof card)[];
  replies.give(search, { rows, count: 2, photo_nudge: false });
  await open('/profile/search', {});
  // small cards have no room for what is not known
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const article = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect.element(article('Arjun').getByText('Birth Star not known')).toBeVisible();
  expect(article('Bala').getByText('not known').elements()).toEqual([]);
  const unknown = ['raasi', 'birth_star'] as const;
  replies.give(viewProfile, {
    ...profile,
    horoscope: { raasi: null, birth_star: null, unknown: [...unknown] },
  });
  await open(`/profile/view/${profile.profile_id}`, {});
  // both stand in one line of the head, which says it once
  await expect.element(page.getByText('Not known')).toBeVisible();
});
