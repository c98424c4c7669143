import { captionPhoto, listPhotos, removePhoto } from '@mala/contract/photos/album.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { photosOf } from '../samples.ts';
import { eachRow } from './catalogue.ts';
import { seeFailure } from './failing.ts';

const IDS = ['a', 'b', 'c'];
const TYPED = 'दिवाळी';

test('album', async () => {
  // each has a different picture, to tell the order
  const photos = photosOf(...IDS).map((one) => {
    const address = `/brand/neutral.svg?${one.id}`;
    return { ...one, url: address, short: address, large: address };
  });
  replies.give(listPhotos, photos);
  replies.give(removePhoto, photos.slice(0, 2));
  await open('/profile/edit/photo', {});
  const list = page.getByRole('list', { name: 'Your photos' });
  const inList = (name: string | RegExp) => list.getByRole('button', { name });
  const caption = list.getByRole('textbox', { name: /^Caption of photo 1/ });
  const undo = inList('Undo (photo 3)');
  const remove = inList('Remove photo 3');
  const ways: Record<string, () => Promise<void>> = {
    'POST /api/profile/:userId/photo/order': () =>
      inList('Make it the first photo (photo 3)').click(),
    'POST /api/profile/:userId/photo/caption': async () => {
      if (caption.length === 0) {
        await inList(/^(Add a|Change the) caption \(photo 1\)$/).click();
        await caption.fill(TYPED);
      }
      await inList('Save').click();
    },
    'DELETE /api/profile/:userId/photo': () => remove.click(),
    'POST /api/profile/:userId/photo/restore': async () => {
      if (undo.length === 0) await remove.click();
      await expect.element(undo).toHaveAttribute('aria-disabled', 'false');
      await undo.click();
    },
  };
  const order = () =>
    list
      .getByRole('img')
      .elements()
      .map((image) => image.getAttribute('src')?.split('?')[1]);
  await eachRow('album', async (row) => {
    const way = ways[row.call];
    if (!way) throw new Error(`nothing makes ${row.call}`);
    await seeFailure(row, way);
    const away = row.call.endsWith('/restore');
    // the optimistic update is rolled back, typed values stay
    await expect.poll(order).toEqual(away ? ['a', 'b'] : IDS);
    if (row.call.endsWith('/caption')) await expect.element(caption).toHaveValue(TYPED);
    if (row.call.startsWith('DELETE')) await expect.element(remove).toHaveFocus();
  });
  await expect.poll(() => undo.length).toBe(0);
  replies.give(captionPhoto, [{ ...photos[0], caption: TYPED }, photos[1]] as never);
  await inList('Save').click();
  await expect.element(list.getByRole('listitem').first().getByText(TYPED)).toBeVisible();
});
