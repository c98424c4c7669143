import { AlbumPage, giveAlbum } from '../support/album-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { rowsFor } from './catalogue.ts';
import { seeFailure } from './failing.ts';

test('album', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const [a = '', b = '', c = ''] = await giveAlbum(people, member, 3);
  await visitAs(member, '/profile/edit/photo');
  const album = new AlbumPage(page);
  const typed = 'दिवाळी';
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/profile/:userId/photo/order': () => album.makeFirst(3).click(),
    'POST /api/profile/:userId/photo/caption': async () => {
      if (!(await album.caption(1).isVisible())) {
        await album.editCaption(1).click();
        await album.caption(1).fill(typed);
      }
      await album.button('Save').click();
    },
    'DELETE /api/profile/:userId/photo': () => album.remove(3).click(),
    'POST /api/profile/:userId/photo/restore': async () => {
      if (!(await album.undo(3).isVisible())) await album.remove(3).click();
      await expect(album.undo(3)).toHaveAttribute('aria-disabled', 'false');
      await album.undo(3).click();
    },
  };
  for (const row of rowsFor('album'))
    await test.step(row.id, async () => {
      const way = ways[row.call];
      if (!way) throw new Error(`nothing makes ${row.call}`);
      await seeFailure(page, row, way);
      const away = row.call.endsWith('/restore');
      // what was shown ahead is taken back, what was typed stays
      await album.expectOrder(away ? [a, b] : [a, b, c]);
      if (row.call.endsWith('/caption')) await expect(album.caption(1)).toHaveValue(typed);
      if (row.call.startsWith('DELETE')) await expect(album.remove(3)).toBeFocused();
    });
  await expect(album.undo(3)).toHaveCount(0);
  await album.button('Save').click();
  await expect(album.item(1).getByText(typed)).toBeVisible();
});
