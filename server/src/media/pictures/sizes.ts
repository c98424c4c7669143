import type { Domain } from '@mala/contract/communities/domain.ts';
import sharp, { type Sharp } from 'sharp';
import { siteMark } from './mark.ts';

export interface PictureSizes {
  /** WebP that fits 1600 pixels, with the site's name in a corner. */
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
/** The width is bound for panoramas only. */
const SHORT_BOX = { width: 1020, height: 340 };

/** Qualities to begin with, and the bytes above which a lower one is tried; ordinary photos need no second try. */
const AIMS = {
  large: { quality: 78, bytes: 300_000 },
  url: { quality: 76, bytes: 110_000 },
  short: { quality: 70, bytes: 25_000 },
} as const;
/** Below it a face suffers more than the line. */
const WORST_QUALITY = 40;

/** Half the time of the default, 4, for some 7 % in size. */
const EFFORT = 2;

/** The room between the site's name and the edges, in parts of the picture's width. */
const MARK_ROOM = 1 / 80;

/** @param fitted upright and at most LARGE_SIDE wide and high; decoded once for all sizes */
export async function drawSizes(fitted: Sharp, domain: Domain): Promise<PictureSizes> {
  const whole = await rawOf(fitted.flatten({ background: '#ffffff' }).toColourspace('srgb'));
  const { width, height } = whole.info;
  const half = await rawOf(inside(whole, { width: URL_SIDE, height: URL_SIDE }));
  // smaller ones from what is drawn already
  const short = inside(half.info.height >= SHORT_BOX.height ? half : whole, SHORT_BOX);
  const preview = await pictureOf(half)
    .resize({ width: 20 })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer();

  return {
    large: await webpBelow(marked(whole, domain), AIMS.large),
    url: await webpBelow(pictureOf(half), AIMS.url),
    short: await webpBelow(short, AIMS.short),
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    width,
    height,
  };
}

/** One of our pictures as a JPEG that takes about as much as its size may. */
export async function smallerJpeg(webp: string | Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(webp).metadata();
  const { bytes } =
    height <= SHORT_BOX.height
      ? AIMS.short
      : Math.max(width, height) > URL_SIDE
        ? AIMS.large
        : AIMS.url;
  return below(bytes, 82, (quality) => sharp(webp).jpeg({ quality, mozjpeg: true }).toBuffer());
}

/** Of a picture in a mail, twice what is shown. Faces are in the upper part of portraits. */
const THUMBNAIL = { width: 160, height: 192, fit: 'cover', position: 'top' } as const;

/** One of our pictures as a JPEG of some 6 KB. */
export async function thumbnail(webp: string | Uint8Array): Promise<Buffer> {
  return sharp(webp).resize(THUMBNAIL).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
}

type Raw = Awaited<ReturnType<typeof rawOf>>;

function rawOf(picture: Sharp) {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function pictureOf({ data, info: { width, height, channels } }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function inside(raw: Raw, box: { width: number; height: number }): Sharp {
  return pictureOf(raw).resize({ ...box, fit: 'inside', withoutEnlargement: true });
}

function marked(raw: Raw, domain: Domain): Sharp {
  const { width, height } = raw.info;
  const mark = siteMark(domain, raw.info);
  if (!mark) return pictureOf(raw);
  const room = Math.round(width * MARK_ROOM);
  const place = { left: width - mark.width - room, top: height - mark.height - room };
  return pictureOf(raw).composite([{ input: mark.svg, ...place }]);
}

function webpBelow(picture: Sharp, { quality, bytes }: { quality: number; bytes: number }) {
  return below(bytes, quality, (lower) =>
    picture.clone().webp({ quality: lower, effort: EFFORT }).toBuffer(),
  );
}

/** Tries lower qualities, some 10 at a time, until the picture takes fewer bytes or none is left that looks well. */
async function below(
  bytes: number,
  first: number,
  draw: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let quality = first;
  let drawn = await draw(quality);
  while (drawn.length >= bytes && quality > WORST_QUALITY) {
    // a picture far above its aim would need many small steps
    quality = Math.max(WORST_QUALITY, quality - (drawn.length > 1.5 * bytes ? 20 : 8));
    drawn = await draw(quality);
  }
  return drawn;
}
