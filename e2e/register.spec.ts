import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { freshMobile, PASSWORD } from '../server/test/factories/accounts.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

for (const domain of DOMAINS) {
  test(`a family registers with ${domain} and reaches the congratulations`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`/signup/${domain}`);
    await page.getByLabel('Name', { exact: true }).fill('Sundaram');
    const mobile = freshMobile();
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await new Wizard(page, domain).all({ name: 'Meena', gender: 'Female', year: '1998', mobile });
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expectAccessible(page);
  });
}
