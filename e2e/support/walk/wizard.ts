import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect } from '@playwright/test';
import { drawPhoto } from '../pictures.ts';
import type { Walk } from './walk.ts';

const FORMS = ['basic', 'personal', 'work', 'family', 'horoscope'] as const;

/** Each step filled in, with its files. */
export async function walkFilled(walk: Walk, domain: Domain): Promise<void> {
  const { page, text } = walk;
  const town = text.starFinder.exampleTown[domain];
  await walk.open('/profile/edit/basic');
  for (const step of FORMS.slice(1)) await walk.goOn(`/profile/edit/${step}`);
  await page.locator('input[type=file]').setInputFiles({
    name: '1.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1'),
  });
  await expect(page.getByText(text.wizard.files.wrongKind)).toBeVisible();
  await walk.look('a horoscope of the wrong kind');
  await walk.press(text.wizard.findStar);
  await expect(page.getByText(text.starFinder.method)).toBeVisible();
  await walk.look('a star that was found');
  await page.locator('[name=birth_place]').fill('-');
  await walk.press(text.wizard.findStar);
  await expect(page.getByText(text.starFinder.unknownPlace('-', `-, ${town}`))).toBeVisible();
  await walk.look('a place that is not on the list');
  await page.locator('[name=birth_place]').fill('');
  await walk.press(text.wizard.findStar);
  await walk.look('a star without a place');
  await walk.goOn('/profile/edit/photo');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: '1.txt', mimeType: 'text/plain', buffer: Buffer.from('1') },
      { name: '2.png', mimeType: 'image/png', buffer: await drawPhoto() },
    ]);
  await expect(page.getByText(text.photoUploads.wrongKind)).toBeVisible();
  await walk.look('photos being added');
  await page.getByRole('button', { name: text.album.remove(1), exact: true }).click();
  await expect(page.getByText(text.album.removed(1)).first()).toBeAttached();
  await walk.look('a removed photo');
}

/** Each step after the first empty, then with the faults of sending it so. */
export async function walkEmpty(walk: Walk): Promise<void> {
  const { page, text } = walk;
  // it shows other things without photos
  await walk.open('/profile/register/photo');
  for (const step of FORMS.slice(1)) {
    await walk.goOn(`/profile/register/${step}`);
    await page.getByRole('button', { name: text.wizard.update[step], exact: true }).click();
    await walk.look(`${step}, with faults`);
  }
}
