import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { answerHome, HOME } from '../support/home-contents.ts';
import { Look, never, PHONE } from '../support/look.ts';
import { refusal } from '../support/replies.ts';

// with all that a site may have beside what every site has
test.use({
  viewport: PHONE,
  serverEnv: {
    CONVERSION_URL: 'http://127.0.0.1:9/signup',
    SOCIAL_LINKS: 'https://www.facebook.com/mala,https://mala.example.org/news',
  },
});

for (const site of ['', ...DOMAINS]) {
  const start = site && `/${site}`;
  const wears = site || 'no community';

  test(`${wears}: the home page, the texts and what stands for a page are accessible`, async ({
    page,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await page.goto(start || '/');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const place of [/on Facebook/, /on mala\.example\.org/])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: place })).toBeVisible();
    await menu.click();
    await look.at(page.getByRole('button', { name: 'Close menu' }));
    if (site) {
      await answerHome(page, HOME);
      await page.goto(start);
      await look.atBothWidths(page.getByRole('list', { name: 'Grooms' }));
    } else await look.atBothWidths(page.getByRole('link', { name: 'Go to Tamil Mala' }));
    for (const [path, sign] of [
      ['/view/terms', 'Terms'],
      ['/view/privacy', 'Privacy'],
      ['/offline', 'You are offline'],
      ['/nothing/here', 'No Match'],
    ] as const) {
      await page.goto(start + path);
      await look.at(page.getByRole('heading', { level: 1, name: sign }));
    }
  });

  test(`${wears}: the ways in are accessible, in every state`, async ({
    page,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    const form = new FormPage(page);
    await test.step('the login', async () => {
      await page.goto(`${start}/login`);
      await look.atBothWidths(page.getByRole('button', { name: 'Login', exact: true }));
      await form.submit('Login');
      await look.at('Please correct 2 fields');
      await form.fill('Mobile number', '9876543210');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Show password' }).click();
      await look.at(page.getByRole('button', { name: 'Hide password' }));
      await answerFirst(page, '**/api/login', 1, (route) => route.fulfill(refusal('TOO_MANY')));
      await form.submit('Login');
      await look.at(page.getByRole('alert').filter({ hasText: 'Login failed' }));
      await page.route('**/api/login', never);
      await form.submit('Login');
      await look.at(page.getByRole('button', { name: 'Submitting...' }));
    });
    await test.step('the signup', async () => {
      const ways = site ? [`${start}/signup`, `/signup/${site}`] : ['/signup'];
      for (const path of ways) {
        await page.goto(path);
        await look.at(page.getByRole('checkbox', { name: /^You may count my registration/ }));
      }
      await form.submit('Register');
      await look.at(/Please correct \d fields/);
      await form.fill('Name', 'Sundaram');
      await form.fill('Mobile number', '9876543210');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
      await page.route('**/api/signup', (route) => route.fulfill(refusal('MOBILE_TAKEN')));
      await form.submit('Register');
      await look.at(page.getByRole('alert'));
    });
    await test.step('the links of mails', async () => {
      await page.goto(`${start}/password/reset`);
      await look.at(page.getByRole('button', { name: 'Send the link' }));
      await page.goto(`${start}/password/new/somebody/a-secret`);
      await look.at(page.getByRole('button', { name: 'Save the new password' }));
      await page.route('**/api/user/verify/email', never);
      await page.goto(`${start}/verify/email/somebody/a-secret`);
      await look.at(page.getByRole('status').filter({ hasText: 'Loading…' }));
    });
  });
}
