import { expect, test } from '../support/fixtures.ts';
import { Look } from '../support/look.ts';
import { CALL, PhotoUploads, photoNamed } from '../support/photo-uploads.ts';

const LONG_NAME = 'குடும்பத்தினருடன்மதுரைமீனாட்சிஅம்மன்கோவிலில்எடுத்தபுகைப்படம்-2026-11-21.png';

test('the camera is offered beside the gallery', async ({ page, people, visitAs }) => {
  await visitAs(
    await people.register({ domain: 'tamilmala', without: ['photo'] }),
    '/profile/edit/photo',
  );
  const uploads = new PhotoUploads(page);
  const camera = page.getByLabel('Take a photo');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(page.getByText('You can also drag them here.')).toHaveCount(0);
  await camera.setInputFiles(await photoNamed('image.png'));
  await uploads.expectAll(1);
});

test('choosing and sending is accessible and fits', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const look = new Look(page, expectAccessible);
  const uploads = new PhotoUploads(page);
  await visitAs(
    await people.register({ domain: 'marathimala', without: ['photo'] }),
    '/profile/edit/photo',
  );
  await look.atBothWidths(page.getByText('Choose photos'));

  const { release, held } = await uploads.hold();
  await uploads.choose(await photoNamed(LONG_NAME), await photoNamed('second.png'));
  await expect.poll(held).toBe(1);
  await look.atBothWidths(uploads.row('second.png'));
  release();
  await uploads.expectAll(2);
  await look.at('2 photos are added.');

  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
  await uploads.choose(await photoNamed(LONG_NAME), {
    name: 'biodata.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Meena'),
  });
  await look.atBothWidths('Please try again...');
  await page.unroute(CALL);

  // the buttons disappear with their rows, and the focus stays near
  await uploads.button('Try again', LONG_NAME).press('Enter');
  await expect(uploads.album).toHaveCount(3);
  await uploads.button('Take off this list', 'biodata.txt').press('Enter');
  await uploads.expectAll(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
