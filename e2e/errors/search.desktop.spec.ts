import type { Page } from '@playwright/test';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeMe, type Me } from '../support/me.ts';
import type { People } from '../support/people.ts';
import { SearchPage } from '../support/search-page.ts';
import { rowsFor } from './catalogue.ts';
import { moreOf, secondPage, seeFailedLoad, seeFailure } from './failing.ts';
import type { Failure } from './row.ts';

/** How a member stands who is refused with a code. */
const STANDING: Record<string, Me['standing']> = {
  PROFILE_INCOMPLETE: 'incomplete',
  PROFILE_PENDING: 'pending',
  PROFILE_CLOSED: 'married',
  PROFILE_REFUSED: 'refused',
};
const standingOf = (failure: Failure) => STANDING[String(failure)] ?? 'approved';

async function brideAndGroom(people: People) {
  const { query, ...corner } = freshCorner('tamilmala');
  const groom = await people.register({
    domain: 'tamilmala',
    gender: 'male',
    name: 'Arjun',
    approved: true,
    ...corner,
  });
  const bride = await people.register({ domain: 'tamilmala', approved: true });
  return { bride, groom, path: `/profile/search?${query}`, view: `/profile/view/${groom.user_id}` };
}

/** A list says that there is one more than it has, so that "View more" is there. */
async function promiseMore(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { count: number };
    await route.fulfill({ response, json: { ...list, count: list.count + 1 } });
  });
}

test('search', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { bride, path } = await brideAndGroom(people);
  let failure: Failure = 'INTERNAL';
  await changeMe(page, () => ({ standing: standingOf(failure) }));
  for (const row of rowsFor('search'))
    await test.step(row.id, async () => {
      failure = row.failure;
      const cards = new SearchPage(page).cards;
      await seeFailedLoad(page, row, () => visitAs(bride, path), cards.first());
    });
});

test('searchMore', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { bride, path } = await brideAndGroom(people);
  await promiseMore(page, '**/api/profile/recent/1');
  await visitAs(bride, path);
  const { cards } = new SearchPage(page);
  await expect(cards).toHaveCount(1);
  for (const row of rowsFor('searchMore'))
    await test.step(row.id, async () => {
      await seeFailedLoad(page, secondPage(row), () => moreOf(page).click());
      await expect(cards).toHaveCount(1);
    });
  const rest = page.waitForResponse('**/api/profile/recent/2');
  await moreOf(page).click();
  expect((await rest).status()).toBe(200);
  await expect(moreOf(page)).toHaveCount(0);
  await expect(cards).toHaveCount(1);
});

test('shortlist', async ({ page, people, visitAs }) => {
  const { bride, path } = await brideAndGroom(people);
  await visitAs(bride, path);
  const button = page.getByRole('button', { name: /^Shortlist(ed)? Arjun$/ });
  let state = 'Shortlist Arjun';
  const toggle = async () => {
    const answer = page.waitForResponse('**/api/profile/shortlist');
    await button.click();
    expect((await answer).status()).toBe(200);
  };
  for (const row of rowsFor('shortlist'))
    await test.step(row.id, async () => {
      if (row.call.startsWith('DELETE') && state === 'Shortlist Arjun') {
        await toggle();
        state = 'Shortlisted Arjun';
      }
      await seeFailure(page, row, () => button.click());
      await expect(button).toHaveAccessibleName(state);
    });
  await toggle();
  await expect(button).toHaveAccessibleName('Shortlist Arjun');
});

test('profile', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { bride, view } = await brideAndGroom(people);
  let failure: Failure = 'INTERNAL';
  await changeMe(page, () => ({ standing: standingOf(failure) }));
  const name = page.getByRole('heading', { level: 1, name: /^Arjun/ });
  for (const row of rowsFor('profile'))
    await test.step(row.id, async () => {
      failure = row.failure;
      await seeFailedLoad(page, row, () => visitAs(bride, view), name);
    });
});

test('quota', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { bride, view } = await brideAndGroom(people);
  await people.giveSilver(bride);
  const left = page.getByText('Uses 1 of your 30 remaining profiles');
  for (const row of rowsFor('quota'))
    await test.step(row.id, () => seeFailedLoad(page, row, () => visitAs(bride, view), left));
});

test('download', async ({ page, people, visitAs }) => {
  const { bride, view } = await brideAndGroom(people);
  await people.giveSilver(bride);
  await visitAs(bride, view);
  const button = page.getByRole('button', { name: 'View Contact' });
  for (const row of rowsFor('download'))
    await test.step(row.id, async () => {
      await seeFailure(page, row, () => button.click());
      if (!row.sees.page) await expect(button).toBeEnabled();
    });
  await visitAs(bride, view);
  await expect(page.getByText('Uses 1 of your 30 remaining profiles')).toBeVisible();
  await button.click();
  await expect(page.getByRole('link', { name: 'meena@example.in' })).toBeVisible();
});

test('packages', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await people.register({ domain: 'tamilmala' });
  const title = page.getByRole('heading', { level: 1, name: 'Upgrade' });
  for (const row of rowsFor('packages'))
    await test.step(row.id, () =>
      seeFailedLoad(page, row, () => visitAs(member, '/upgrade'), title),
    );
});

test('subscription', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const member = await people.register({ domain: 'tamilmala', approved: true });
  await people.giveSilver(member);
  const viewed = page.getByRole('heading', { name: 'Already viewed Profiles' });
  for (const row of rowsFor('subscription'))
    await test.step(row.id, () =>
      seeFailedLoad(page, row, () => visitAs(member, '/subscription'), viewed),
    );
});

test('downloadsMore', async ({ page, people, visitAs }) => {
  await page.clock.install();
  const { bride, groom, view } = await brideAndGroom(people);
  await people.giveSilver(bride);
  await visitAs(bride, view);
  await page.getByRole('button', { name: 'View Contact' }).click();
  await expect(page.getByRole('link', { name: 'meena@example.in' })).toBeVisible();
  await promiseMore(page, '**/api/subscription/download/list/1?*');
  await visitAs(bride, '/subscription');
  const opened = page.getByRole('link', { name: `View Profile of ${groom.user_name}` });
  for (const row of rowsFor('downloadsMore'))
    await test.step(row.id, async () => {
      await seeFailedLoad(page, secondPage(row), () => moreOf(page).click());
      await expect(opened).toBeVisible();
    });
  const rest = page.waitForResponse('**/api/subscription/download/list/2?*');
  await moreOf(page).click();
  expect((await rest).status()).toBe(200);
  await expect(moreOf(page)).toHaveCount(0);
  await expect(opened).toBeVisible();
});
