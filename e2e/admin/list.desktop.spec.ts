import { me } from '@mala/contract/auth/me.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { Person } from '../support/people.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';
import { refusal } from '../support/replies.ts';

const LIST = '**/api/admin/profile/list/*';

test('profiles are found by id, birth date, site, name and status; Reset clears all filters', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({
    domain: 'marathimala',
    name,
    basic: { date_of_birth: '1991-02-03' },
  });
  const { mid } = await people.call(me, { token: person.token });
  await visitAs({ token: await people.adminToken() }, '/admin/profile/search');
  const list = new ProfileList(page);
  const domain = page.getByLabel('Domain');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  const form = new FormPage(page);
  await expect(domain).toHaveValue('tamilmala');

  await test.step('the other site has nobody of that id', async () => {
    await page.getByLabel('MM / MF id').fill(mid ?? '');
    await search.click();
    await expect(page.getByText('Empty', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Look on Marathi Mala instead' }).click();
    await expect(list.rows).toHaveCount(1);
    await expect(domain).toHaveValue('marathimala');
    const row = list.row(person);
    for (const cell of [name, 'Kulkarni', 'Female', '3 February 1991', 'Pune'])
      await expect(row).toContainText(cell);
    await expect(list.status(person)).toHaveValue('Unverified');
  });

  await test.step('an id that cannot be one is a fault of the field', async () => {
    await page.getByLabel('MM / MF id').fill('Nandini');
    await search.click();
    await expect(page.getByRole('link', { name: /^MM \/ MF id: / })).toBeVisible();
    await page.getByLabel('MM / MF id').fill('');
  });

  await test.step('birth date, name and status', async () => {
    await form.choose('Day', '3');
    await form.choose('Month', 'February');
    await search.click();
    await expect(form.summary).toContainText('Date of birth: Required');
    await form.choose('Year', '1991');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Status', { exact: true }).selectOption('Unverified');
    const found = page.waitForResponse(LIST);
    await search.click();
    // by then the form has what its address says, and keeps what is chosen next
    await found;
    await expect(list.row(person)).toBeVisible();
    const filters = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(filters).toEqual({
      domain: 'marathimala',
      date_of_birth: '1991-02-03',
      name,
      status: '0',
    });
    await page.getByLabel('Status', { exact: true }).selectOption('Married');
    await search.click();
    await expect(page.getByText('Empty', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(list.row(person)).toBeVisible();
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('0');
    for (const [part, value] of [
      ['Day', '03'],
      ['Month', '02'],
      ['Year', '1991'],
    ] as const)
      await expect(page.getByLabel(part, { exact: true })).toHaveValue(value);
  });

  await test.step('Reset', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL('/admin/profile/search');
    await expect(domain).toHaveValue('tamilmala');
    for (const label of ['MM / MF id', 'Day', 'Month', 'Year', 'Name', 'Status'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(list.row(person)).toHaveCount(0);
  });
});

test('"View more" appends, and a failed page can be retried', async ({ page, people, visitAs }) => {
  const name = freshName('Crowd');
  const crowd = Array.from({ length: 22 }, () => people.signUp('tamilmala', name));
  const [somebody] = (await Promise.all(crowd)) as [Person];
  await visitAs({ token: await people.adminToken() }, listOf(somebody));
  const list = new ProfileList(page);
  const { rows } = list;
  await expect(rows).toHaveCount(20);
  await expect(page.getByRole('status').filter({ hasText: '22 profiles' })).toContainText(
    'the first 20 are shown',
  );
  await page.route(LIST, (route) => route.fulfill(refusal('TOO_MANY')));
  await page.getByRole('button', { name: 'View more' }).click();
  const box = page.getByRole('main').getByText('Something went wrong...');
  await expect(box).toBeVisible();
  await expect(list.toast('Something went wrong...')).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('22');
  await expect(page.getByRole('button', { name: 'View more' })).toHaveCount(0);
});

test('the list and a whole profile are accessible, and fit a phone', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Vaidehi');
  const person = await people.register({ domain: 'tamilmala', name });
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  await expect(list.row(person)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(list.row(person)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('link', { name: new RegExp(`^View ${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('meena@example.in')).toBeVisible();
  await expectAccessible(page);
});
