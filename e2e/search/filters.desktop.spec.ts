import type { Domain } from '@mala/contract/communities/domain.ts';
import { inIndia } from '@mala/contract/india-time.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People } from '../support/people.ts';
import { SearchPage } from '../support/search-page.ts';

/** Born on the first day of a year, so that the age is the same all year long. */
const aged = (years: number) => `${inIndia(new Date()).getUTCFullYear() - years}-01-01`;

/** Two grooms older than anybody else of the tests, alike in nothing that a filter looks at. */
async function twoGrooms(people: People) {
  const common = { domain: 'marathimala', gender: 'male', approved: true } as const;
  return Promise.all([
    people.register({
      ...common,
      name: freshName('Vasant'),
      basic: { date_of_birth: aged(52), community: 'bhavasar-kshatriya', state: 'kerala' },
      personal: { marital_status: 'widowed' },
      work: { education: 'doctorate', annual_income: '50-75-lakh' },
      horoscope: { birth_star: 'rohini', raasi: 'vrishabha', padham: 1 },
    }),
    people.register({
      ...common,
      name: freshName('Hemant'),
      basic: { date_of_birth: aged(58), community: 'kshatriya', state: 'telangana' },
      personal: { marital_status: 'divorced' },
      work: { education: 'sslc', annual_income: '1-2-lakh' },
      horoscope: { birth_star: 'magha', raasi: 'simha', padham: 1 },
    }),
  ]);
}

const FILTERS = [
  ['Community', 'community', ['Bhavasar Kshatriya', 'Kshatriya']],
  ['State', 'state', ['Kerala', 'Telangana']],
  ['Marital Status', 'martial_status', ['Widowed', 'Divorced']],
  ['Education Qualification', 'education', ['Doctorate', 'SSLC']],
  ['Annual Income', 'annual_income', ['50 - 75 Lakh', '1 - 2 Lakh']],
  ['Birth Star', 'birth_star', ['Rohini', 'Magha']],
] as const;

test('a search opens with ages 18 to 40 and the states that Maharashtra prefers', async ({
  page,
  people,
  visitAs,
}) => {
  const bride = await people.register({ domain: 'marathimala' });
  const asked = page.waitForRequest('**/api/profile/recent/1');
  await visitAs(bride, '/profile/search');
  const search = new SearchPage(page);
  await expect(search.age('From age')).toHaveValue('18');
  await expect(search.age('To age')).toHaveValue('40');
  await expect(page.getByRole('button', { name: 'Your preferred states: change' })).toBeVisible();
  await expect(search.summary('State')).toHaveText('State (3)');
  await search.summary('State').click();
  for (const state of ['Karnataka', 'Maharashtra', 'Others'])
    await expect(search.value('State', state)).toBeChecked();
  for (const state of ['Kerala', 'Tamil Nadu', 'Telangana'])
    await expect(search.value('State', state)).not.toBeChecked();
  expect((await asked).postDataJSON()).toEqual({
    to_age: [40],
    state: ['karnataka', 'maharashtra', 'others'],
    fields: ['card'],
  });
  await expect(page).toHaveURL('/profile/search');
});

test('each filter takes one or more values; those of a URL are combined, and kept by a reload', async ({
  page,
  people,
  visitAs,
}) => {
  const grooms = await twoGrooms(people);
  const [elder, eldest] = grooms;
  const bride = await people.register({ domain: 'marathimala' });
  await visitAs(bride, '/profile/search?from_age=50&to_age=60');
  const search = new SearchPage(page);
  await search.expectOf(grooms, grooms);
  for (const [label, name, [one, other]] of FILTERS)
    await test.step(label, async () => {
      const named = () => new URL(page.url()).searchParams.getAll(name);
      await search.summary(label).click();
      await search.value(label, one).check();
      await search.expectOf(grooms, [elder]);
      expect(named()).toHaveLength(1);
      await search.value(label, other).check();
      await search.expectOf(grooms, grooms);
      expect(named()).toHaveLength(2);
      await search.summary(label).click();
      await search.chip(one).click();
      await search.expectOf(grooms, [eldest]);
      await expect(search.chip(other)).toBeFocused();
      await search.chip(other).click();
      await search.expectOf(grooms, grooms);
      expect(named()).toEqual([]);
    });
  await test.step('ages', async () => {
    await search.age('To age').selectOption('55');
    await search.expectOf(grooms, [elder]);
    await search.age('From age').selectOption('57');
    await expect(search.age('To age')).toHaveValue('57');
    await search.age('To age').selectOption('58');
    await search.expectOf(grooms, [eldest]);
    await expect(page).toHaveURL('/profile/search?from_age=57&to_age=58');
  });
  await test.step('several in a URL', async () => {
    const address =
      '/profile/search?from_age=50&to_age=60&state=kerala&state=telangana&martial_status=widowed';
    await page.goto(address);
    await search.expectOf(grooms, [elder]);
    await page.reload();
    await search.expectOf(grooms, [elder]);
    await expect(page).toHaveURL(address);
    await expect(search.summary('State')).toHaveText('State (2)');
    await expect(search.chip('Widowed')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(search.chip('Widowed')).toHaveCount(0);
    await expect(search.age('To age')).toHaveValue('69');
    await search.expectOf(grooms, grooms);
  });
});

test('without results, a search without filters is offered', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  await people.register({ domain: 'marathimala', gender: 'male', approved: true });
  const bride = await people.register({ domain: 'marathimala' });
  await visitAs(bride, `/profile/search?${freshCorner('marathimala').query}`);
  const search = new SearchPage(page);
  await expect(page.getByText('No profiles fit')).toBeVisible();
  await expect(search.count(0)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await expect(search.cards.first()).toBeVisible();
  await expect(page).toHaveURL('/profile/search?from_age=18&to_age=69');
});

const LABELS: Record<Domain, { shown: string; absent: string }> = {
  tamilmala: { shown: 'Caste', absent: 'Community' },
  marathimala: { shown: 'Community', absent: 'Caste' },
};

for (const [domain, { shown, absent }] of Object.entries(LABELS))
  test(`${domain} filters by ${shown}, and its filters are accessible when open`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    await visitAs(await people.register({ domain: domain as Domain }), '/profile/search');
    const search = new SearchPage(page);
    await search.summary(shown).click();
    await expect(search.summary(absent)).toHaveCount(0);
    await search.summary('Birth Star').click();
    await expectAccessible(page);
  });
