import { reviewPhoto } from '@mala/contract/moderation/photos.ts';
import { captionPhoto } from '@mala/contract/photos/album.ts';
import { AlbumPage, albumOf, giveAlbum } from '../support/album-page.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import type { People } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';
import { SearchPage } from '../support/search-page.ts';

const PATH = '/profile/edit/photo';

async function decide(people: People, id: string, decision: 'approve' | 'refuse', reason?: string) {
  const body = { decision, ...(reason && { reason }) };
  await people.call(reviewPhoto, { token: await people.adminToken(), params: { id }, body });
}

test('photos are reordered by keyboard, and the focus follows the photo', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  const [a = '', b = '', c = ''] = await giveAlbum(people, member, 3);
  await visitAs(member, '/profile/register/photo');
  const album = new AlbumPage(page);
  const keyboard = new Keyboard(page);
  await keyboard.to(album.later(1));
  await keyboard.press('Enter');
  await album.expectOrder([b, a, c]);
  await expect(album.later(2)).toBeFocused();
  await album.expectSaid('Moved to place 2 of 3');
  await keyboard.press('Space');
  await album.expectOrder([b, c, a]);
  await expect(album.later(3)).toBeFocused();
  // the last one stays, and keeps the focus
  await expect(album.later(3)).toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Enter');
  await album.expectOrder([b, c, a]);
  await keyboard.enter(album.makeFirst(3));
  await album.expectOrder([a, b, c]);
  await expect(album.button(/^First photo, your face in the search/)).toBeFocused();
  await album.expectSaid('This is the first photo now, your face in the search');
  await expect
    .poll(async () => (await albumOf(people, member)).map(({ id }) => id))
    .toEqual([a, b, c]);
});

test('a photo is dragged to another position', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const [a = '', b = '', c = ''] = await giveAlbum(people, member, 3);
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  const picture = (number: number) => album.list.getByRole('img', { name: `Photo ${number}` });
  const saved = page.waitForResponse('**/photo/order');
  await picture(3).dragTo(picture(1));
  await album.expectOrder([c, a, b]);
  expect((await saved).status()).toBe(200);
});

test('the first photo is shown to others once it is accepted', async ({
  page,
  people,
  visitAs,
}) => {
  const { query, ...corner } = freshCorner('tamilmala');
  const common = { domain: 'tamilmala', photo: await drawPhoto() } as const;
  const groom = await people.register({ ...common, gender: 'male', name: 'Arjun', ...corner });
  await giveAlbum(people, groom, 1);
  await people.approve(groom);
  const bride = await people.register({ ...common, approved: true });
  const [, second = '', third = ''] = await giveAlbum(people, groom, 1);
  const expectFace = async (id: string) => {
    await page.context().clearCookies();
    await visitAs(bride, `/profile/search?${query}`);
    const face = new SearchPage(page).card(groom).getByRole('img');
    await expect(face).toHaveAttribute('src', new RegExp(`/photo/${id}/`));
  };
  const makeFirst = async (number: number) => {
    await page.context().clearCookies();
    await visitAs(groom, PATH);
    const saved = page.waitForResponse('**/photo/order');
    await new AlbumPage(page).makeFirst(number).click();
    expect((await saved).status()).toBe(200);
  };
  await makeFirst(2);
  await expectFace(second);
  await makeFirst(3);
  const album = new AlbumPage(page);
  await expect(album.item(1).getByText('We look at it before others see it')).toBeVisible();
  await expectFace(second);
  await decide(people, third, 'approve');
  await expectFace(third);
});

test('a caption that is too long is rejected, and the typed text stays, even after a reload', async ({
  page,
  people,
  visitAs,
}) => {
  const photo = await drawPhoto();
  const member = await people.register({ domain: 'marathimala', photo });
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/photo/caption')) calls.push(request.url());
  });
  const words = 'दिवाळी'.repeat(14);
  await album.editCaption(1).press('Enter');
  await album.caption(1).fill(words);
  await expect(album.item(1).getByText('84 of 80 characters')).toBeVisible();
  await album.caption(1).press('Enter');
  await expect(album.caption(1)).toHaveAccessibleDescription(/At most 80 characters/);
  await expect(album.caption(1)).toBeFocused();
  await page.reload();
  await expect(album.caption(1)).toHaveValue(words);
  await album.caption(1).press('Escape');
  await expect(album.editCaption(1)).toBeFocused();
  await page.reload();
  await expect(album.editCaption(1)).toBeVisible();
  await expect(album.caption(1)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a caption is saved once, and its button says so', async ({ page, people, visitAs }) => {
  const photo = await drawPhoto();
  await visitAs(await people.register({ domain: 'tamilmala', photo }), PATH);
  const album = new AlbumPage(page);
  const release = await album.hold('caption');
  await album.editCaption(1).click();
  await album.caption(1).fill('<b>At home</b>\nin Madurai');
  await album.button('Save').click();
  await expect(album.button('Saving…')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(album.item(1).getByText('<b>At home</b> in Madurai')).toBeVisible();
});

test('a removed photo cannot be restored after ten minutes, and the page says so', async ({
  page,
  people,
  visitAs,
}) => {
  await page.clock.install();
  const member = await people.register({ domain: 'tamilmala' });
  const [, b = ''] = await giveAlbum(people, member, 2);
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  const clock = () => page.evaluate(() => Date.now());
  const removedAt = await clock();
  await album.remove(1).click();
  await expect(album.undo(1)).toBeVisible();
  // what the machine took is a part of them
  await page.clock.fastForward(590_000 - ((await clock()) - removedAt));
  await expect(album.undo(1)).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(album.item(1)).toHaveText(
    'Photo 1 is removed. This photo can no longer be brought back. You can upload it again.',
  );
  await expect(album.undo(1)).toHaveCount(0);
  await album.expectOrder([b]);
});

test('everything is removed and restored by keyboard', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala' });
  const ids = await giveAlbum(people, member, 2);
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  const keyboard = new Keyboard(page);
  await keyboard.enter(album.remove(2));
  await expect(album.undo(2)).toBeFocused();
  await keyboard.to(album.remove(1), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(album.undo(1)).toBeFocused();
  await expect(page.getByText("You won't be able to see photo")).toBeVisible();
  for (const number of [1, 2]) {
    await expect(album.undo(number)).toHaveAttribute('aria-disabled', 'false');
    await keyboard.enter(album.undo(number));
    await expect(album.remove(number)).toBeFocused();
  }
  await album.expectOrder(ids);
});

test('a refused photo shows the reason, has no position, and can only be removed', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', approved: true });
  const ids = await giveAlbum(people, member, 10);
  await decide(people, ids[0] ?? '', 'refuse', 'Your face cannot be seen.');
  const kept = ids.slice(1);
  const at = { token: member.token, params: { userId: member.user_id } };
  await people.call(captionPhoto, { ...at, body: { id: ids[1], caption: 'At home' } });
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  await album.expectOrder([...kept, ids[0] ?? '']);
  const refused = album.item(10);
  await expect(refused).toContainText('Not accepted: Your face cannot be seen.');
  await expect(refused).toContainText('Remove it and choose another one');
  await expect(refused.getByRole('button')).toHaveCount(1);
  await expect(album.later(9)).toHaveAttribute('aria-disabled', 'true');
  // nine count, so there is room for one more
  await expect(page.locator('input[type=file]').first()).toBeEnabled();
  await album.remove(10).click();
  await album.expectOrder(kept);
});
