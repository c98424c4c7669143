import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { sendLogin, sessionCookie } from '../support/account.ts';
import { expectArrived } from '../support/arrived.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { People, Person } from '../support/people.ts';

const SOMEBODY_ELSE = 'Somebody else has signed in';

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: SOMEBODY_ELSE });
}

async function twoPeople(people: People) {
  return {
    one: await people.register({ domain: 'tamilmala', name: 'Yazhini' }),
    other: await people.register({ domain: 'marathimala', name: 'Mrunal' }),
  };
}

/** Puts another person's token into the browser without any event for its pages. */
async function exchangeToken(context: BrowserContext, page: Page, people: People, other: Person) {
  const { mobile_no, password } = other;
  const { token = '' } = await people.call(login, { body: { mobile_no, password } });
  await context.addCookies([
    { name: 'accessTokenV2', value: token, url: new URL('/', page.url()).href },
  ]);
  return token;
}

test('an open page switches to the person who logs in in another tab, with a message', async ({
  page,
  context,
  people,
}) => {
  const { one, other } = await twoPeople(people);
  const second = await context.newPage();
  // both are on the login page before either signs in
  for (const tab of [page, second]) {
    await tab.goto('/login');
    await touchFirst(tab);
  }
  const logInThere = async (tab: Page, person: Person) => {
    await sendLogin(tab, person);
    await expect(tab).toHaveURL('/profile/search');
    await tab.goto('/profile/edit/basic');
  };
  const name = (tab: Page) => new FormPage(tab).text('Bride/Groom Name');
  await logInThere(page, one);
  await expect(name(page)).toHaveValue('Yazhini');
  // it is there for four seconds
  await Promise.all([expect(toast(page)).toBeVisible(), logInThere(second, other)]);
  await expect(name(second)).toHaveValue('Mrunal');
  await expect(name(page)).toHaveValue('Mrunal');

  await second.getByRole('link', { name: 'Log Out' }).click();
  await expect(second).toHaveURL(/^[^?]*\/(tamil|marathi)mala$/);
  // logging out clears the other tab too
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Mrunal')).toHaveCount(0);
});

for (const sign of ['visibilitychange', 'focus'] as const)
  test(`a page notices another person at its ${sign}`, async ({
    page,
    context,
    people,
    visitAs,
  }) => {
    const { one, other } = await twoPeople(people);
    await visitAs(one, '/profile/edit/basic');
    const name = new FormPage(page).text('Bride/Groom Name');
    await expect(name).toHaveValue('Yazhini');
    await exchangeToken(context, page, people, other);
    await page.evaluate((type) => {
      (type === 'focus' ? window : document).dispatchEvent(new Event(type));
    }, sign);
    await expect(toast(page)).toBeVisible();
    await expect(name).toHaveValue('Mrunal');
  });

test('what one person typed is never sent as another person', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const { one, other } = await twoPeople(people);
  await visitAs(one, '/profile/edit/basic');
  const form = new FormPage(page);
  await form.fill('City', 'Typed by Yazhini');
  await exchangeToken(context, page, people, other);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await form.submit('Update Basic');
  await expect(toast(page)).toBeVisible();
  await expect(form.text('Bride/Groom Name')).toHaveValue('Mrunal');
  await expect(form.text('City')).toHaveValue('Pune');
  expect(sent).toEqual([]);
});

test('a reply that arrives after another person has signed in does not navigate', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const { one, other } = await twoPeople(people);
  await visitAs(one, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Principal');
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/profile/*/work', async (route) => {
    if (route.request().method() === 'POST') {
      asked.resolve();
      await answer.promise;
    }
    await route.continue();
  });
  await form.submit('Update Work');
  await asked.promise;
  await exchangeToken(context, page, people, other);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast(page)).toBeVisible();
  await expect(form.text('Position')).toHaveValue('Senior teacher');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  answer.resolve();
  await saved;
  // any effect of the reply happens before the next call is answered
  await page.evaluate(() => fetch('/api/health').then((reply) => reply.text()));
  await expect(page).toHaveURL('/profile/edit/work');
  await expect(form.text('Position')).toHaveValue('Senior teacher');
});

test('the sign-in dialog closes if the same person signs in in another tab', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/profile/edit/work');
  const form = new FormPage(page);
  await form.fill('Position', 'Principal');
  await context.clearCookies();
  await form.submit('Update Work');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await exchangeToken(context, page, people, member);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/profile/edit/photo');
  await expect(dialog).toHaveCount(0);
});

test('logging out in the page of one person does not log out another', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const { one, other } = await twoPeople(people);
  await visitAs(one, '/upgrade');
  await expectArrived(page);
  const token = await exchangeToken(context, page, people, other);
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page).toHaveURL(/\/(tamil|marathi)mala$/);
  await expect(people.call(me, { token })).resolves.toMatchObject({ user_id: other.user_id });
  const cookie = await sessionCookie(context);
  expect(cookie?.value).toBe(token);
});
