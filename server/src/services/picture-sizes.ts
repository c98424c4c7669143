import sharp, { type Sharp } from 'sharp';

export interface PictureSizes {
  /** WebP that fits 1600 pixels. */
  large: Buffer;
  /** WebP, 340 pixels high: the height of the photo box on a page. */
  short: Buffer;
  /** WebP that fits 800 pixels, which a page shows by default. */
  url: Buffer;
  /** A blurred picture 20 pixels wide as a data address, shown until `url` is there. */
  preview: string;
  /** Pixels of `large`. */
  width: number;
  height: number;
}

/** The longest side of `large`, in pixels (server rules, section 8). */
export const LARGE_SIDE = 1600;
const URL_SIDE = 800;

/** Ordinary photos come to some 15 KB as `short` and 150 KB as `large`. */
const QUALITY = { large: 78, url: 76, short: 70 };

/** Half the time of the default, 4, for some 7 % in size. */
const EFFORT = 2;

/** @param fitted upright and at most LARGE_SIDE wide and high; decoded once for all sizes */
export async function drawSizes(fitted: Sharp): Promise<PictureSizes> {
  const { data, info } = await fitted
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const inside = (box: { width: number; height: number }) =>
    picture().resize({ ...box, fit: 'inside', withoutEnlargement: true });

  const large = await picture().webp({ quality: QUALITY.large, effort: EFFORT }).toBuffer();
  const url =
    Math.max(width, height) <= URL_SIDE
      ? large
      : await inside({ width: URL_SIDE, height: URL_SIDE })
          .webp({ quality: QUALITY.url, effort: EFFORT })
          .toBuffer();
  // The width is bound for panoramas only.
  const short = await inside({ width: 1020, height: 340 })
    .webp({ quality: QUALITY.short, effort: EFFORT })
    .toBuffer();
  const preview = await picture().resize({ width: 20 }).blur(1).webp({ quality: 40 }).toBuffer();

  return {
    large,
    short,
    url,
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    width,
    height,
  };
}
