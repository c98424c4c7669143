import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { SearchPage } from '../support/search-page.ts';

/** As tall as nobody else of the run. */
const TALL = HEIGHTS_CM.at(-1);

test('what a family looks for begins its search, and a search that it keeps tells of who is new', async ({
  page,
  people,
  visitAs,
}) => {
  const groomOf = (height = TALL) =>
    people.register({
      ...({ domain: 'tamilmala', gender: 'male', approved: true } as const),
      ...{ name: freshName('Arjun'), personal: { height } },
    });
  const [bride, groom, shorter] = await Promise.all([
    people.register({ domain: 'tamilmala', approved: true }),
    groomOf(),
    groomOf(HEIGHTS_CM.at(-2)),
  ]);
  await people.call(savePreferences, {
    token: groom.token,
    params: { userId: groom.user_id },
    body: { from_age: 21, shown: false, told: true },
  });
  const search = new SearchPage(page);
  const dialog = page.getByRole('dialog');

  await test.step('what it looks for is said, and who fits is found', async () => {
    await visitAs(bride, `/profile/view/${bride.user_id}/preferences`);
    await page.getByRole('combobox', { name: 'From height' }).selectOption(String(TALL));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Go to the search' }).click();
    await search.expectOf([groom, shorter], [groom]);
    await expect(search.count(1)).toBeVisible();
    await expect(search.card(groom)).toContainText('You fit each other');
  });
  await test.step('the search is kept', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Tall ones');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your search “Tall ones”')).toBeVisible();
  });
  const saved = (name: string) => page.getByRole('main').getByRole('link', { name });
  await test.step('somebody new is counted until the search is opened', async () => {
    const newest = await groomOf();
    await page.goto('/profile/searches');
    await expect(saved('Tall ones')).toContainText('1 new');
    await saved('Tall ones').click();
    await expect(page.getByText('The first profile is new.')).toBeVisible();
    await expect(search.cards.first()).toContainText(newest.user_name);
    await page.getByRole('link', { name: 'My saved searches' }).click();
    await expect(saved('Tall ones')).toContainText('Nothing new');
  });
  await test.step('it is renamed and removed', async () => {
    await page.getByRole('button', { name: 'Rename the search Tall ones' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Above six feet');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved('Above six feet')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the search Above six feet' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('You have saved no search yet.')).toBeVisible();
  });
});
