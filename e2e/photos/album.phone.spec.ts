import { AlbumPage, albumOf, giveAlbum } from '../support/album-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawPhoto } from '../support/pictures.ts';

const PATH = '/profile/edit/photo';

test('photos are reordered by touch, one tap after the other', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const [a = '', b = '', c = '', d = ''] = await giveAlbum(people, member, 4);
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  await album.expectOrder([a, b, c, d]);
  const press = (number: number) => album.earlier(number).tap();
  const release = await album.hold('order');
  await press(4);
  await album.expectOrder([a, b, d, c]);
  await press(3);
  // optimistic: shown before the server has it
  await album.expectOrder([a, d, b, c]);
  await album.expectSaid('Moved to place 2 of 4');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/photo/order') && answer.ok(),
  );
  release();
  await saved;
  await expect
    .poll(async () => (await albumOf(people, member)).map(({ id }) => id))
    .toEqual([a, d, b, c]);
  await page.reload();
  await album.expectOrder([a, d, b, c]);
});

test('a caption in Tamil is set, seen by another member, and removed', async ({
  page,
  people,
  visitAs,
}) => {
  const photo = await drawPhoto();
  const bride = await people.register({ domain: 'tamilmala', photo, approved: true });
  const groom = await people.register({ domain: 'tamilmala', gender: 'male', photo });
  await people.approve(groom);
  const words = 'பொங்கல் அன்று, மதுரையில்';
  await visitAs(bride, PATH);
  const album = new AlbumPage(page);
  await album.editCaption(1).click();
  await expect(album.caption(1)).toBeFocused();
  await album.caption(1).fill(` ${words} `);
  await album.button('Save').click();
  await expect(album.item(1).getByText(words, { exact: true })).toBeVisible();
  await expect(album.editCaption(1)).toBeFocused();
  await album.expectSaid('Caption saved');

  await page.context().clearCookies();
  await visitAs(groom, `/profile/view/${bride.user_id}`);
  await expect(page.getByRole('region', { name: 'Photos' }).getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Photos' }).getByText(words)).toBeVisible();

  await page.context().clearCookies();
  await visitAs(bride, PATH);
  await album.editCaption(1).click();
  await album.caption(1).fill('');
  await album.caption(1).press('Enter');
  await album.expectSaid('Caption removed');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('a removed photo is restored to its position', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala' });
  const [a = '', b = '', c = ''] = await giveAlbum(people, member, 3);
  await visitAs(member, PATH);
  const album = new AlbumPage(page);
  await album.remove(2).click();
  await album.expectOrder([a, c]);
  await expect(album.item(2)).toContainText('Photo 2 is removed. You can bring it back for 10');
  await expect(album.undo(2)).toBeFocused();
  await expect(album.undo(2)).toHaveAttribute('aria-disabled', 'false');
  // other pages may be opened meanwhile
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
  await page.getByRole('link', { name: 'Photos' }).click();
  await album.expectOrder([a, c]);
  await album.undo(2).click();
  await album.expectOrder([a, b, c]);
  await album.expectSaid('Photo 2 is back');
  await expect(album.remove(2)).toBeFocused();
  expect((await albumOf(people, member)).map(({ id }) => id)).toEqual([a, b, c]);
});
