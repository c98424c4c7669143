import { changeFeatured } from '@mala/contract/moderation/profiles.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People, Person } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

const ANDROID = 'https://play.google.com/store/apps/details?id=in.mala';

async function feature(people: People, { user_id }: Person, status: boolean): Promise<void> {
  await people.call(changeFeatured, {
    token: await people.adminToken(),
    params: { id: user_id },
    body: { profile_id: user_id, status },
  });
}

test('a featured bride is shown as a drawing until she consents to her photo in the photo step', async ({
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
  await tick.click();
  expect((await saved).status()).toBe(200);
  await expect(tick).toBeChecked();
  await look();
  const photo = card.getByRole('img', { name: 'Photo of Sayali' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(255);

  await page.reload();
  await expect(tick).toBeChecked();
  const taken = page.waitForResponse('**/photo/home');
  await tick.click();
  expect((await taken).status()).toBe(200);
  await expect(tick).not.toBeChecked();
  await look();
  await expect(card.getByRole('img')).toHaveCount(0);
  await guest.context().close();
});

test('the Android app is offered if there is one, in the page and not over it', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('link', { name: 'Get the Android app' });
  await expect(banner).toHaveAttribute('href', ANDROID);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a host with a community shows its own faces, and no choice of community', async ({
  page,
  people,
  server,
}) => {
  for (const [domain, city] of [
    ['tamilmala', 'Karaikudi'],
    ['marathimala', 'Karad'],
  ] as const) {
    const bride = await people.register({ domain, basic: { city }, approved: true });
    await feature(people, bride, true);
  }
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/`);
  const brides = page.getByRole('list', { name: 'Brides' }).getByRole('listitem');
  await expect(brides.filter({ hasText: 'Karaikudi' })).toBeVisible();
  await expect(brides.filter({ hasText: 'Karad' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0);
});
