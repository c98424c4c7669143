import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { freshMobile, freshName, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { Administration } from '../support/administration.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';
import { registerByKeys } from '../support/register-by-keys.ts';
import { Wizard } from '../support/wizard.ts';

for (const domain of DOMAINS) {
  test(`${domain}: from signing up to a contact downloaded`, async ({
    page,
    browser,
    baseURL,
    people,
    expectAccessible,
    isMobile,
  }) => {
    // the longest journey, with the keyboard at one of the two widths
    test.slow();
    const { query, ...corner } = freshCorner(domain);
    const groom = await people.register({
      ...corner,
      domain,
      gender: 'male',
      name: freshName('Arjun'),
      photo: await drawPhoto(),
      approved: true,
      basic: { mobiles: ['9840055555'], date_of_birth: '1994-03-02' },
    });
    const mobile_no = freshMobile();

    await test.step('a family registers, on a phone by touch, elsewhere without a pointer', async () => {
      if (isMobile) {
        await page.goto('/');
        await expectAccessible(page);
        await page.goto(`/signup/${domain}`);
        await expectAccessible(page);
        await signUp(page, { user_name: 'Sundaram', mobile_no, password: PASSWORD });
        const wizard = new Wizard(page, domain);
        await wizard.all({ name: 'Meena', gender: 'Female', year: '1998', mobile: mobile_no });
      } else await registerByKeys(page, domain, mobile_no);
      await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
      await expectAccessible(page);
      await expect(page).toHaveURL('/profile/search');
      await expect(page.getByRole('heading', { level: 1, name: 'Search Profile' })).toBeVisible();
    });

    const mid = await test.step('it reads its member id', async () => {
      await page.goto('/profile/edit/basic');
      const id = await page.getByText(/^Profile id: MF\d{6}$/).textContent();
      return id?.replace('Profile id: ', '') ?? '';
    });

    const administration = await Administration.open(
      browser,
      baseURL ?? '',
      await people.adminToken(),
    );
    await test.step('an administrator approves it', async () => {
      await administration.find(domain, mid);
      await expectAccessible(administration.page);
      await administration.setStatus(mid, 'Approved');
    });

    const card = page.getByRole('article').filter({ hasText: groom.user_name });
    await test.step('it finds and shortlists a groom', async () => {
      await page.goto(`/profile/search?${query}`);
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: /Shortlist/ }).click();
      await expect(card.getByRole('button', { name: /Shortlisted/ })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('without a package his contact stays closed', async () => {
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(groom.user_name);
      await expect(page.getByText('9840055555')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Upgrade to View Contact' }).click();
      await expect(page.getByText('Rs. 599')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the administrator activates a package against the payment', async () => {
      await administration.activate(mid, `UPI ${mobile_no}`);
      await administration.close();
    });

    await test.step('it downloads the contact, knowing what that uses', async () => {
      await page.goto(`/profile/view/${groom.user_id}`);
      await expect(page.getByText('Uses 1 of your 30 remaining profiles')).toBeVisible();
      await page.getByRole('button', { name: 'View Contact' }).click();
      await page.getByRole('button', { name: 'Yes, use one' }).click();
      await expect(page.getByRole('link', { name: /9840055555/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('its subscription counts it', async () => {
      await page.goto('/subscription');
      await expect(page.getByText('PENDING PROFILES').locator('..')).toContainText('29');
      await expect(page.getByRole('row', { name: new RegExp(groom.user_name) })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
