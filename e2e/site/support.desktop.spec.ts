import { NO_EMAIL } from '@mala/contract/auth/passwords.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { Look, PHONE } from '../support/look.ts';
import { changeMe, type Me } from '../support/me.ts';
import { BARE } from '../support/sites.ts';

const { GRIEVANCE_EMAIL: OFFICE, GRIEVANCE_OFFICER: OFFICER } = BARE;

test.use({
  viewport: PHONE,
  server: async ({ bareSite }, use) => use(bareSite),
});

test('the grievance officer is named as text, whatever the name holds', async ({ page }) => {
  for (const path of ['/view/terms', '/tamilmala/view/privacy']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('Meena &lt;/script&gt; &amp; O&#x27;Neill');
    expect(html).toContain(`href="mailto:${OFFICE}"`);
    expect(html).not.toContain('Meena </script>');
    await page.goto(path);
    await expect(page.getByRole('main').getByText(OFFICER)).toBeVisible();
  }
});

/** The same site, had it named no officer either. */
async function nameNobody(page: Page): Promise<void> {
  const named = `"support_email":"${OFFICE}"`;
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toContain(named);
      await route.fulfill({ response, body: body.replace(named, '"support_email":null') });
    },
  );
}

async function askForLink(page: Page): Promise<void> {
  const form = new FormPage(page);
  await page.goto('/tamilmala/password/reset');
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('14', 'May', '1998');
  await form.submit('Send the link');
}

const mailTo = (page: Page) => page.getByRole('main').locator(`a[href^="mailto:${OFFICE}?"]`);

const PLACES: readonly [standing: Me['standing'], path: string, named: RegExp, alone: RegExp][] = [
  ['married', '/forbidden', /please write to us/, /please ask your association/],
  ['refused', '/upgrade', /and write to us/, /ask your association to look at it again/],
  ['approved', '/upgrade', /Ask us by email how to pay/, /ask your association how to pay/],
];

for (const isNamed of [true, false]) {
  const who = isNamed ? 'the officer is written to' : 'the association is named';

  test(`without a support number, ${who} behind the login`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    if (!isNamed) await nameNobody(page);
    let standing: Me['standing'] = 'married';
    await changeMe(page, () => ({ standing, email: null }));
    const member = await people.register({ domain: 'tamilmala' });
    for (const [stands, path, named, alone] of PLACES) {
      standing = stands;
      await visitAs(member, path);
      await look.at(isNamed ? named : alone);
      await expect(page.getByText(isNamed ? alone : named)).toHaveCount(0);
      await expect(mailTo(page)).toHaveCount(isNamed ? 1 : 0);
      await expect(page.getByText(/WhatsApp/)).toHaveCount(0);
    }
    await visitAs(member, '/profile/edit/basic');
    await look.at(isNamed ? `Support: ${OFFICE}` : 'you cannot get a new one by mail');
  });

  test(`without a support number, ${who} where a password is forgotten`, async ({
    page,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    if (!isNamed) await nameNobody(page);
    await askForLink(page);
    await look.at(isNamed ? 'write to us and we will help you' : 'ask your association for help');
    await expect(mailTo(page)).toHaveCount(isNamed ? 1 : 0);
    await page.route('**/api/password/reset', (route) =>
      route.fulfill({ json: { Status: 'Success', Code: NO_EMAIL } }),
    );
    await askForLink(page);
    await expect(page).toHaveURL('/tamilmala/login');
    await look.at(isNamed ? `your email address to ${OFFICE}` : 'ask your association for help');
    await expect(mailTo(page)).toHaveCount(isNamed ? 1 : 0);
  });
}
