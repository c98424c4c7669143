import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PATIENT_READERS } from '../../test/patient-readers.ts';
import { createImages } from './images.ts';
import { createMediaPool } from './pool.ts';

const images = createImages(createMediaPool({ atOnce: 2, ...PATIENT_READERS }));
const GREY = { width: 1200, height: 900, channels: 3 as const, background: '#888888' };

/** Left half red, right half blue: what turns or is lost shows in the colours. */
function redAndBlue(width: number, height: number) {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#d02020' } };
  const base = sharp({ create: { width, height, channels: 3, background: '#2020d0' } });
  return base.composite([{ input: red, left: 0, top: 0 }]);
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}

test('makes three sizes as WebP and a small preview', async () => {
  const photo = await redAndBlue(4000, 3000).jpeg().toBuffer();
  const sizes = await images.process(photo, 'tamilmala', 'somebody');
  expect(await sizeOf(sizes.large)).toEqual({ format: 'webp', width: 1600, height: 1200 });
  expect(await sizeOf(sizes.url)).toEqual({ format: 'webp', width: 800, height: 600 });
  expect(await sizeOf(sizes.short)).toEqual({ format: 'webp', width: 453, height: 340 });
  expect([sizes.width, sizes.height]).toEqual([1600, 1200]);
  const preview = Buffer.from(sizes.preview.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sizeOf(preview)).toEqual({ format: 'webp', width: 20, height: 15 });
  expect(sizes.preview.length).toBeLessThan(600);
});

test('does not enlarge, and limits panoramas', async () => {
  const small = await images.process(
    await redAndBlue(200, 100).png().toBuffer(),
    'tamilmala',
    'somebody',
  );
  expect(await sizeOf(small.large)).toEqual({ format: 'webp', width: 200, height: 100 });
  expect(await sizeOf(small.short)).toEqual({ format: 'webp', width: 200, height: 100 });
  const wide = await images.process(
    await redAndBlue(8000, 800).jpeg().toBuffer(),
    'tamilmala',
    'somebody',
  );
  expect(await sizeOf(wide.short)).toEqual({ format: 'webp', width: 1020, height: 102 });
});

test('rotates a photo upright and removes location, camera data and colour profile', async () => {
  const photo = await redAndBlue(400, 300)
    .jpeg()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'A camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '13/1 4/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect([before.orientation, Boolean(before.icc), Boolean(before.exif)]).toEqual([6, true, true]);
  expect(photo.includes('A camera')).toBe(true);

  const sizes = await images.process(photo, 'tamilmala', 'somebody');
  const again = await images.reencode(photo);
  for (const picture of [sizes.large, sizes.url, sizes.short, again]) {
    const after = await sharp(picture).metadata();
    expect([after.orientation, after.icc, after.exif, after.xmp]).toEqual(Array(4).fill(undefined));
    expect(after.space).toBe('srgb');
    expect(after.height).toBeGreaterThan(after.width);
    expect(picture.includes('A camera')).toBe(false);
    // Turned by a quarter to the right, the left half is the upper one.
    expect(await colourAt(picture, 50, 20)).toBe('red');
    expect(await colourAt(picture, 50, after.height - 20)).toBe('blue');
  }
});

test('uses the first frame of a gif and fills transparency with white', async () => {
  const frames = await Promise.all(
    ['#d02020', '#2020d0'].map((background) =>
      sharp({ create: { ...GREY, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const sizes = await images.process(gif, 'tamilmala', 'somebody');
  expect(await colourAt(sizes.large, 10, 10)).toBe('red');
  expect([sizes.width, sizes.height]).toEqual([1200, 900]);

  const clear = {
    create: { width: 50, height: 50, channels: 4 as const, background: '#00000000' },
  };
  const { large } = await images.process(
    await sharp(clear).png().toBuffer(),
    'tamilmala',
    'somebody',
  );
  expect((await sharp(large).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('accepts CMYK, greyscale and 16 bits', async () => {
  const grey = sharp({ create: GREY });
  const odd = [
    await grey.clone().toColourspace('cmyk').jpeg().toBuffer(),
    await grey.clone().greyscale().png().toBuffer(),
    await grey.clone().toColourspace('rgb16').png().toBuffer(),
  ];
  for (const picture of odd) {
    const { large } = await images.process(picture, 'tamilmala', 'somebody');
    const { space, channels, depth } = await sharp(large).metadata();
    expect({ space, channels, depth }).toEqual({ space: 'srgb', channels: 3, depth: 'uchar' });
  }
});
