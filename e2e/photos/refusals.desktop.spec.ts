import { writeFile } from 'node:fs/promises';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Chosen, PhotoUploads, photoNamed, photosOf } from '../support/photo-uploads.ts';
import { drawLying, drawPhoto } from '../support/pictures.ts';

const HEIC = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');

/** Files that are not added, and what is said beside each. */
async function refusedFiles(): Promise<{ file: Chosen; why: string }[]> {
  return [
    {
      // no picture
      file: {
        name: 'biodata.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Meena'),
      },
      why: 'Please choose a picture of the kind png, jpeg or gif.',
    },
    {
      // a picture in name only
      file: {
        name: 'biodata.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg/>'),
      },
      why: 'Please choose a picture of the kind png, jpeg or gif.',
    },
    {
      // an empty file
      file: { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      why: 'This file is empty. Please choose another one.',
    },
    {
      // a HEIC photo
      file: { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: HEIC },
      why: 'This photo is in the HEIC format, which cannot be opened here. Save it as jpeg, or take a screenshot of it, and choose that.',
    },
    {
      // a broken picture
      file: {
        name: 'broken.png',
        mimeType: 'image/png',
        buffer: (await drawPhoto()).subarray(0, 60),
      },
      why: 'This picture is damaged and cannot be opened. Please choose another one.',
    },
  ];
}

test('what cannot be added is refused beside its name, and the others go on', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await test.step('a broken picture of more bytes than may be sent', async () => {
    // a large body reaches the browser fastest as a file
    const huge = test.info().outputPath('huge.jpg');
    await writeFile(huge, Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(2 ** 24)]));
    await uploads.picker.setInputFiles(huge);
    const why = 'This picture is too large to be sent. Please choose a smaller one.';
    await expect(uploads.row('huge.jpg').getByRole('alert')).toHaveText(why);
  });
  const refused = await refusedFiles();
  await uploads.choose(...refused.map(({ file }) => file), await photoNamed('good.png'));
  for (const { file, why } of refused)
    await expect(uploads.row(file.name).getByRole('alert')).toHaveText(why);
  await expect(uploads.album).toHaveCount(1);
  await expect(uploads.row('good.png')).toHaveCount(0);
  for (const name of ['huge.jpg', ...refused.map(({ file }) => file.name)]) {
    await expect(uploads.button('Try again', name)).toHaveCount(0);
    await uploads.button('Take off this list', name).click();
  }
  await uploads.expectAll(1);
  expect(await photosOf(people, member)).toHaveLength(1);
});

test('the content of a picture counts, not its name, and one without room says so', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await uploads.choose({
    ...(await photoNamed('image.bin')),
    mimeType: 'application/octet-stream',
  });
  await uploads.expectAll(1);
  const full = 'You have as many photos as there may be. Remove one to add another.';
  await answerFirst(page, '**/api/profile/*/photo', 1, (route) =>
    route.fulfill({ status: 409, json: { Code: 'TOO_MANY_PHOTOS', Message: full } }),
  );
  await uploads.choose(await photoNamed('eleventh.png'));
  await expect(uploads.row('eleventh.png').getByRole('alert')).toHaveText(full);
  await uploads.button('Try again', 'eleventh.png').click();
  await uploads.expectAll(2);
});

test('if there are too many, the first are added, with a message', async ({
  page,
  people,
  visitAs,
}) => {
  const photo = await drawPhoto();
  await visitAs(await people.register({ domain: 'tamilmala', photo }), '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await expect(uploads.album).toHaveCount(1);
  const names = Array.from({ length: 11 }, (_, index) => `photo-${index + 1}.png`);
  await uploads.choose(...(await Promise.all(names.map(photoNamed))));
  await expect(page.getByRole('alert')).toHaveText(
    'You chose 11 photos, and there may be 10 in all. The first 9 are being added.',
  );
  await uploads.expectAll(10);
  await expect(uploads.picker).toBeDisabled();
  await expect(page.getByText(/^You have 10 photos, as many as there may be/)).toBeVisible();
});

test('a picture that the browser cannot decode is sent unchanged', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await uploads.choose({
    name: 'lying.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawLying(),
  });
  await uploads.expectAll(1);
  expect(await photosOf(people, member)).toMatchObject([{ width: 1200, height: 1600 }]);
});
