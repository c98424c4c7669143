import { addPhoto } from '@mala/contract/photos/album.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { refusal } from '../replies.ts';
import { giveWizard } from '../wizard.ts';

/** The first half of a JPEG, as an interrupted download leaves it. */
async function cutOff(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 800);
  canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
  const whole = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([whole.slice(0, whole.size / 2)], 'cut-off.jpg', { type: 'image/jpeg' });
}

/** A JPEG with all of its head, and data that say nothing. */
async function broken(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 800);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 600; at += 20) context?.fillRect(at, at, 10, 400);
  const whole = await canvas.convertToBlob({ type: 'image/jpeg' });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const start = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda) + 14;
  bytes.fill(0, start, bytes.length - 2);
  return new File([bytes], 'broken.jpg', { type: 'image/jpeg' });
}

test('so has one whose data are broken, and one that can be seen is seen', async () => {
  giveWizard('tamilmala');
  replies.answer(addPhoto, () => refusal('NOT_A_PICTURE'));
  await open('/profile/edit/photo', {});
  const drawn = new OffscreenCanvas(60, 80);
  drawn.getContext('2d')?.fillRect(10, 10, 20, 50);
  const whole = new File([await drawn.convertToBlob()], 'whole.png', { type: 'image/png' });
  await page.getByLabelText('Choose photos').upload([await broken(), whole]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of ['broken.jpg', 'whole.png'])
    await expect.element(row(name).getByText(/^This picture is damaged/)).toBeVisible();
  await expect.poll(() => row('broken.jpg').element().querySelector('img')).toBe(null);
  expect(row('whole.png').element().querySelector('img')).not.toBe(null);
});

test('a refused picture that was cut off has the sign of a file, not an empty frame', async () => {
  giveWizard('tamilmala');
  replies.answer(addPhoto, () => refusal('NOT_A_PICTURE'));
  await open('/profile/edit/photo', {});
  await page.getByLabelText('Choose photos').upload(await cutOff());
  const row = page.getByRole('listitem').filter({ hasText: 'cut-off.jpg' });
  await expect.element(row.getByText(/^This picture is damaged/)).toBeVisible();
  await expect.poll(() => row.element().querySelector('img')).toBe(null);
});
