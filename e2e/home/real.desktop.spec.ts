import { STATUS } from '@mala/contract/access/status.ts';
import { addMarriage } from '@mala/contract/marriages.ts';
import { changeFeatured, changeStatus } from '@mala/contract/moderation/profiles.ts';
import { allowHomePhoto } from '@mala/contract/photos/album.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

test.use({ keepsPage: false });

const ANDROID = 'https://play.google.com/store/apps/details?id=in.mala';

async function feature(people: People, { user_id }: Person, status: boolean): Promise<void> {
  await people.call(changeFeatured, {
    token: await people.adminToken(),
    params: { id: user_id },
    body: { profile_id: user_id, status },
  });
}

test('a featured bride is drawn until she agrees to her photo in the photo step', async ({
  page,
  people,
  visitAs,
  server,
  browser,
  expectAccessible,
}) => {
  const bride = await people.register({
    domain: 'marathimala',
    name: 'Sayali Deshmukh',
    basic: { city: 'Satara' },
    photo: await drawPhoto(),
    approved: true,
  });
  await feature(people, bride, true);
  const guest = await (await browser.newContext()).newPage();
  const card = guest.getByRole('listitem').filter({ hasText: 'Satara' });
  const look = async () => {
    await guest.goto(`${server.url}/marathimala`);
    await expect(card).toHaveText(/^Sayali\d\d years, Satara$/);
  };
  await look();
  await expect(card.getByRole('img')).toHaveCount(0);

  await visitAs(bride, '/profile/edit/photo');
  const tick = page.getByRole('checkbox', { name: 'My photo may appear on the home page' });
  await expect(tick).not.toBeChecked();
  await expect(page.getByText('with your first name, age and city')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse('**/photo/home');
  await tick.check();
  expect((await saved).status()).toBe(200);
  await look();
  const photo = card.getByRole('img', { name: 'Photo of Sayali' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(255);

  await page.reload();
  await expect(tick).toBeChecked();
  const taken = page.waitForResponse('**/photo/home');
  await tick.uncheck();
  expect((await taken).status()).toBe(200);
  await look();
  await expect(card.getByRole('img')).toHaveCount(0);
});

test('a consent that could not be saved is not shown as given', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.route('**/photo/home', (route) =>
    route.fulfill({ status: 500, json: { Code: 'INTERNAL', Message: 'Please try again...' } }),
  );
  await visitAs(member, '/profile/edit/photo');
  const tick = page.getByRole('checkbox', { name: 'My photo may appear on the home page' });
  await tick.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(tick).not.toBeChecked();
});

test('the Android app is offered where there is one, in the page and not over it', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('link', { name: 'Get the Android app' });
  await expect(banner).toHaveAttribute('href', ANDROID);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a host that decides shows its own faces, and no doors', async ({ page, people, server }) => {
  for (const domain of ['tamilmala', 'marathimala'] as const) {
    const bride = await people.register({ domain, name: `Bride of ${domain}`, approved: true });
    await feature(people, bride, true);
  }
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/`);
  const brides = page.getByRole('list', { name: 'Brides' }).getByRole('listitem');
  await expect(brides.filter({ hasText: 'Bride of tamilmala' })).toBeVisible();
  await expect(brides.filter({ hasText: 'Bride of marathimala' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
});

test('the page that comes holds the faces, as text and as new as the reply of the call', async ({
  people,
  request,
}) => {
  const name = '<b>Zara</b></script><script>alert(1)</script>';
  const bride = await people.register({
    domain: 'marathimala',
    name,
    basic: { city: 'Zarapur' },
    photo: await drawPhoto(),
    approved: true,
  });
  const html = async () => (await request.get('/marathimala')).text();
  expect(await html()).not.toContain('Zarapur');
  await feature(people, bride, true);
  const shown = await html();
  expect(shown).toContain('Zarapur');
  expect(shown).not.toContain('<b>Zara');
  expect(shown).not.toContain('<script>alert');
  // drawn until she agrees, in the words and in the data of the page
  expect(shown).not.toContain('/files/photo/');
  await people.call(allowHomePhoto, {
    token: bride.token,
    params: { userId: bride.user_id },
    body: { allowed: true },
  });
  expect(await html()).toContain('/files/photo/');
  await people.call(allowHomePhoto, {
    token: bride.token,
    params: { userId: bride.user_id },
    body: { allowed: false },
  });
  expect(await html()).not.toContain('/files/photo/');
  const other = await (await request.get('/tamilmala')).text();
  expect(other).not.toContain('Zarapur');
  await feature(people, bride, false);
  expect(await html()).not.toContain('Zarapur');
  await feature(people, bride, true);
  expect(await html()).toContain('Zarapur');
  // no longer approved
  await people.call(changeStatus, {
    token: await people.adminToken(),
    params: { id: bride.user_id },
    body: { profile_id: bride.user_id, status: STATUS.VERIFIED },
  });
  expect(await html()).not.toContain('Zarapur');
});

test('a caption stands in the page that comes as text, whatever it holds', async ({
  people,
  request,
}) => {
  const caption = '<i>Kavitha</i> & Arun </script><svg onload=alert(1)> \u2028';
  const form = new FormData();
  form.set('domain', 'marathimala');
  form.set('caption', caption);
  form.set('photo', new Blob([new Uint8Array(await drawPhoto())], { type: 'image/png' }), 'a.png');
  await people.call(addMarriage, { token: await people.adminToken(), form });
  const html = await (await request.get('/marathimala')).text();
  expect(html).toContain('&lt;i&gt;Kavitha&lt;/i&gt; &amp; Arun');
  expect(html).not.toContain('<i>Kavitha');
  expect(html).not.toContain('<svg onload');
});
