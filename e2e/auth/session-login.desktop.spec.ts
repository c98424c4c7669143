import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test('logging out works without a network', async ({ page, context, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/upgrade');
  await page.route('**/api/logout', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/tamilmala');
  expect(await context.cookies()).toEqual([]);
});

test('the token is renewed during activity before it expires', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.clock.install();
  await visitAs(member, '/profile/edit/work');
  await new FormPage(page).text('Position').press('End');
  const refreshed = page.waitForResponse('**/api/refresh-token?*');
  await page.clock.runFor('01:01');
  const { token } = (await (await refreshed).json()) as { token: string };
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'accessTokenV2')?.value)
    .toBe(token);
});

test('the token is not renewed without activity', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await visitAs(member, '/profile/edit/work');
  await expect(new FormPage(page).text('Position')).toBeVisible();
  await page.clock.runFor('20:00');
  expect(asked.filter((url) => url.includes('/api/refresh-token'))).toEqual([]);
});

test('values typed before the scripts have loaded stay, and are sent only by the scripts', async ({
  page,
  people,
}) => {
  const { mobile_no, password } = await people.register({ domain: 'tamilmala' });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Mobile number').fill(mobile_no);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await submit.click();
  expect(sent).toEqual([]);
  scripts.resolve();
  await expect(page).toHaveURL('/profile/search');
  expect(sent[0]).toBe('/api/login');
});
