import { freshMobile, freshName, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { freshCorner } from '../support/corners.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';
import { Wizard } from '../support/wizard.ts';

const EXPECTED = /being verified, usually within one to two days/;

test('a mother comes from the two doors to the first search, and is told when to expect an answer', async ({
  page,
  people,
  expectAccessible,
}) => {
  test.slow();
  const { query, ...corner } = freshCorner('tamilmala');
  const name = freshName('Arjun');
  const photo = await drawPhoto();
  const wanted = { domain: 'tamilmala', gender: 'male', approved: true } as const;
  const groom = await people.register({ ...wanted, ...corner, name, photo });

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Register now' }).click();
  await expect(page.getByRole('radio', { name: 'Self' })).toBeVisible();
  const mobile = freshMobile();
  const whom = ['Daughter', 'Mother', 'Tamil Mala'];
  await signUp(page, { user_name: 'Lakshmi', mobile_no: mobile, password: PASSWORD, whom });
  const bride = freshName('Meena');
  await new Wizard(page, 'tamilmala').all({ name: bride, gender: 'female', year: '1998', mobile });

  await expect(page).toHaveURL('/profile/search');
  const congratulations = page.getByRole('heading', { name: 'Congratulations!' });
  const title = page.getByRole('heading', { level: 1, name: 'Search Profile' });
  await expect(title).toBeVisible();
  const [above, below] = [await congratulations.boundingBox(), await title.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(page.getByText(EXPECTED)).toBeVisible();
  await expect(page.getByRole('link', { name: /Ask for approval on WhatsApp/ })).toBeVisible();
  await expectNoSideScrolling(page);
  await expectAccessible(page);
  await page.reload();
  await expect(congratulations).toBeVisible();

  await page.goto(`/profile/search?${query}`);
  await expect(page.getByText(EXPECTED)).toBeVisible();
  await expect(congratulations).toHaveCount(0);
  await expect(page.getByText('Photos are blurred until')).toBeVisible();
  await expect(page.getByRole('img', { name: `Blurred photo of ${name}` })).toBeVisible();
  await new SearchPage(page).card(groom).getByRole('link').click();
  await expect(page).toHaveURL('/register-upgrade');
  await expect(page.getByText(/usually within one to two days.*after two days/)).toBeVisible();
});

test('who filled in a profile stands on its page, and nothing on that of an older one', async ({
  page,
  people,
  visitAs,
}) => {
  const groom = await people.register({ domain: 'marathimala', gender: 'male', approved: true });
  const of = (filled_in_by: string | null) =>
    people.register({ domain: 'marathimala', approved: true, basic: { filled_in_by } });
  const [mothers, older] = await Promise.all([of('mother'), of(null)]);
  await visitAs(groom, `/profile/view/${mothers.user_id}`);
  const line = page.getByText('Filled in by');
  await expect(line.locator('..')).toContainText('Mother');
  await page.goto(`/profile/view/${older.user_id}`);
  await expect(page.getByText('Surname/Annav').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});
