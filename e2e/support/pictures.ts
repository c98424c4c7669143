import sharp from 'sharp';

/** A small upright picture, a real PNG. */
export function drawPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#b56' } })
    .png()
    .toBuffer();
}

/**
 * A picture from a phone held upright: 3000 by 4000 pixels once rotated, red above and blue below. With
 * `grain` it is as large as a real one.
 */
export async function drawLying({ grain = false } = {}): Promise<Buffer> {
  const side = { width: 2000, height: 3000 };
  const half = (background: string) =>
    sharp({
      create: {
        ...side,
        channels: 3,
        background,
        ...(grain && { noise: { type: 'gaussian', mean: 128, sigma: 40 } }),
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888' } });
  return plain
    .composite([
      { input: await half('#d02020'), left: 0, top: 0 },
      { input: await half('#2020d0'), left: 2000, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: grain ? 100 : 80, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The colours above and below the middle of a picture, as [red, green, blue]. */
export async function halvesOf(picture: Buffer): Promise<{ above: number[]; below: number[] }> {
  const { data, info } = await sharp(picture)
    .resize({ width: 3, height: 4, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number) => [...data.subarray((row * info.width + 1) * 3).subarray(0, 3)];
  return { above: at(0), below: at(3) };
}
