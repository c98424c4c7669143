import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { CALL, type Chosen, PhotoUploads, photoNamed, photosOf } from '../support/photo-uploads.ts';
import { drawLying, halvesOf } from '../support/pictures.ts';

interface Travelled {
  name: string;
  bytes: number;
  width: number;
  height: number;
}

/** Keeps a note of each picture that the page sends. */
async function noteSent(page: Page): Promise<() => Promise<Travelled[]>> {
  await page.addInitScript(() => {
    const sent: Promise<Travelled>[] = [];
    Object.assign(window, { sent });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('photo') : null;
      if (file instanceof File)
        sent.push(
          createImageBitmap(file, { imageOrientation: 'none' }).then(({ width, height }) => ({
            name: file.name,
            bytes: file.size,
            width,
            height,
          })),
        );
      return send.call(this, body);
    };
  });
  return () =>
    page.evaluate(() => Promise.all((window as unknown as { sent: Promise<Travelled>[] }).sent));
}

test('a photo from a phone is shrunk and rotated upright, even one above the size limit', async ({
  page,
  people,
  visitAs,
  request,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  const sent = await noteSent(page);
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  const lying = await drawLying();
  await uploads.choose({ name: 'IMG_2041.jpeg', mimeType: 'image/jpeg', buffer: lying });
  await uploads.expectAll(1);
  const [travelled] = await sent();
  expect(travelled).toMatchObject({ name: 'IMG_2041.jpg', width: 1536, height: 2048 });
  const [photo] = await photosOf(people, member);
  expect(photo).toMatchObject({ width: 1200, height: 1600 });
  const { above, below } = await halvesOf(await (await request.get(photo?.large ?? '')).body());
  expect(above[0]).toBeGreaterThan(150);
  expect(above[2]).toBeLessThan(100);
  expect(below[2]).toBeGreaterThan(150);
  expect(below[0]).toBeLessThan(100);

  const large = await drawLying({ grain: true });
  expect(large.length).toBeGreaterThan(15 * 1024 * 1024);
  // a large body reaches the browser fastest as a file
  const file = test.info().outputPath('large.jpg');
  await writeFile(file, large);
  await uploads.picker.setInputFiles(file);
  await uploads.expectAll(2);
  expect((await sent())[1]?.bytes).toBeLessThan(large.length / 4);
});

test('several small ones are sent unchanged, one after the other, and more can be chosen meanwhile', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  const sent = await noteSent(page);
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  const { release, held } = await uploads.hold();
  const first = await photoNamed('first.png');
  await uploads.choose(first, await photoNamed('second.png'));
  await expect(uploads.row('first.png').getByRole('progressbar')).toBeVisible();
  await expect(uploads.row('second.png')).toContainText('Waiting for its turn');
  await uploads.choose(await photoNamed('third.png'));
  await expect(uploads.row('third.png')).toContainText('Waiting for its turn');
  await expect(page.getByRole('status').filter({ hasText: '0 of 3 photos added' })).toBeVisible();
  await expect.poll(held).toBe(1);
  release();
  await uploads.expectAll(3);
  await expect(page.getByRole('status').filter({ hasText: '3 photos are added.' })).toBeVisible();
  const asDrawn = { bytes: first.buffer.length, width: 600, height: 800 };
  expect(await sent()).toEqual(
    ['first.png', 'second.png', 'third.png'].map((name) => ({ name, ...asDrawn })),
  );
});

test('a cancelled one is not added, and the others continue', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  // aborted, so it never reaches the server
  await answerFirst(page, CALL, 1, () => undefined);
  await uploads.choose(
    await photoNamed('first.png'),
    await photoNamed('second.png'),
    await photoNamed('third.png'),
  );
  await expect(uploads.row('first.png').getByRole('progressbar')).toBeVisible();
  await uploads.button('Cancel', 'third.png').click();
  await expect(uploads.row('third.png')).toHaveCount(0);
  await uploads.button('Cancel', 'first.png').click();
  await uploads.expectAll(1);
  expect(await photosOf(people, member)).toHaveLength(1);
});

/** Drags files over the page, and lets them go where `drop` says. */
async function drag(page: Page, files: readonly Chosen[]) {
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const carried = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        carried.items.add(new File([bytes], name, { type: mimeType }));
      }
      return carried;
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  );
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  return { drop: () => main.dispatchEvent('drop', { dataTransfer }) };
}

test('photos are dragged onto the page, where a mouse is offered no camera', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(
    await people.register({ domain: 'tamilmala', without: ['photo'] }),
    '/profile/edit/photo',
  );
  await expect(page.getByText('You can also drag them here.')).toBeVisible();
  const uploads = new PhotoUploads(page);
  await expect(uploads.picker).toBeAttached();
  await expect(page.locator('input[capture]')).toHaveCount(0);
  const { drop } = await drag(page, [await photoNamed('one.png'), await photoNamed('two.png')]);
  await expect(page.getByText('Let go to add these photos')).toBeVisible();
  await drop();
  await expect(page.getByText('Let go to add these photos')).toHaveCount(0);
  await uploads.expectAll(2);
  await expect(page).toHaveURL('/profile/edit/photo');
});
