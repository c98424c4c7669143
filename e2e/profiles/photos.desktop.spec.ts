import { addPhoto } from '@mala/contract/photos/album.ts';
import type { Page } from '@playwright/test';
import { freshName } from '../../server/test/factories/accounts.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

async function brideAndGroom(people: People, photos: number) {
  const { query, ...corner } = freshCorner('tamilmala');
  const photo = await drawPhoto();
  const name = freshName('Arjun');
  const common = { domain: 'tamilmala', photo } as const;
  const groom = await people.register({ ...common, gender: 'male', name, ...corner });
  for (let more = 1; more < photos; more += 1) {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png');
    const at = { token: groom.token, params: { userId: groom.user_id } };
    await people.call(addPhoto, { ...at, form });
  }
  // an approval accepts the photos that are there
  await people.approve(groom);
  return { groom, bride: await people.register({ ...common, approved: true }), query };
}

test('the keyboard moves through the photos, small and large', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const { groom, bride } = await brideAndGroom(people, 3);
  await visitAs(bride, `/profile/view/${groom.user_id}`);
  const gallery = page.getByRole('region', { name: 'Photos' });
  const enlarge = (number: number) =>
    gallery.getByRole('button', { name: `Enlarge photo ${number}` });
  await expect(enlarge(1)).toBeVisible();
  await gallery.getByRole('button', { name: 'Next photo' }).press('Enter');
  await expect(gallery.getByText('2 / 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Show photo 3' }).press('Space');
  await expect(gallery.getByText('3 / 3')).toBeVisible();
  await enlarge(3).press('Enter');

  const large = page.getByRole('dialog', { name: 'Photos' });
  await expect(large.getByText('3 / 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge(3)).toBeFocused();
});

/** Adds up how much the page has jumped under the reader, as browsers count it. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const jumps = { sum: 0 };
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        jumps.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { jumps: { sum: number } }).jumps.sum);
}

/** Holds what an address answers until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const width of [360, 1280])
  test(`on a slow network nothing jumps at ${width} px`, async ({ page, people, visitAs }) => {
    const { groom, bride, query } = await brideAndGroom(people, 2);
    await page.setViewportSize({ width, height: 740 });
    const jumped = await watchJumps(page);
    const letList = await hold(page, '**/api/profile/recent/1');
    const letPhotos = await hold(page, '**/files/**');
    const drawn = (scope: ReturnType<Page['locator']>) =>
      expect
        .poll(() => scope.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

    await visitAs(bride, `/profile/search?${query}`);
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
    letList();
    const card = new SearchPage(page).card(groom);
    await expect(card).toBeVisible();
    letPhotos();
    await drawn(card.getByRole('img'));
    expect(await jumped()).toBeLessThan(0.1);

    await page.goto(`/profile/view/${groom.user_id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Family' })).toBeVisible();
    await drawn(page.getByRole('img', { name: /^Photo 1 of 2/ }));
    expect(await jumped()).toBeLessThan(0.1);
  });
