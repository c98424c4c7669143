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

test('a refused picture that was cut off has the sign of a file, not an empty frame', async () => {
  giveWizard('tamilmala');
  replies.answer(addPhoto, () => refusal('NOT_A_PICTURE'));
  await open('/profile/edit/photo', {});
  await page.getByLabelText('Choose photos').upload(await cutOff());
  const row = page.getByRole('listitem').filter({ hasText: 'cut-off.jpg' });
  await expect.element(row.getByText(/^This picture is damaged/)).toBeVisible();
  await expect.poll(() => row.element().querySelector('img')).toBe(null);
});
