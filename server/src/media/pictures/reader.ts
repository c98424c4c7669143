import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { countScans } from './jpeg-scans.ts';

/** Server rules, section 8. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/** What a picture of so many pixels takes with transparency; one of 16 bits a channel may have half of them. */
const MAX_UNPACKED = MAX_PIXELS * 4;

/** Cameras and programs write 3 to 12; each one goes through all pixels. */
const MAX_SCANS = 40;

/** Only the first is shown, but all are looked for. */
const MAX_FRAMES = 1000;

/** A file's path, or its bytes. */
export type PictureInput = string | Uint8Array;

export interface Picture {
  kind: PictureKind;
  /** Of the whole file, before it is fitted. */
  pixels: number;
  /** The first frame, upright, at most `side` pixels wide and high, in sRGB. */
  fitted(side: number): Sharp;
}

export async function sizeOf(input: PictureInput): Promise<number> {
  return typeof input === 'string' ? (await stat(input)).size : input.length;
}

/** All of a file; at most so many are in memory as workers work. */
export async function bytesOf(input: PictureInput): Promise<Buffer> {
  return typeof input === 'string' ? readFile(input) : Buffer.from(input);
}

/**
 * Looks at a picture's head only; its pixels are read when something is made of it.
 * @throws AppError FILE_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE, FILE_TOO_COMPLEX
 */
export async function openPicture(input: PictureInput): Promise<Picture> {
  if ((await sizeOf(input)) > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const kind = await pictureKind(input);
  if (!kind) throw new AppError('NOT_A_PICTURE');

  if (kind === 'jpeg' && countScans(await bytesOf(input)) > MAX_SCANS)
    throw new AppError('FILE_TOO_COMPLEX');

  const {
    format,
    width,
    height,
    channels,
    depth,
    pages = 1,
  } = await refuseBroken(sharp(input, { limitInputPixels: false }).metadata());
  if (format !== kind) throw new AppError('NOT_A_PICTURE');
  if (pages > MAX_FRAMES) throw new AppError('FILE_TOO_COMPLEX');
  const pixels = width * height;
  const unpacked = pixels * channels * (depth === 'uchar' ? 1 : 2);
  if (pixels > MAX_PIXELS || unpacked > MAX_UNPACKED) throw new AppError('PICTURE_TOO_LARGE');

  return {
    kind,
    pixels,
    fitted: (side) =>
      sharp(input, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        autoOrient: true,
        sequentialRead: true,
      }).resize({
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
        // a tenth of the whole work less than the default, and nobody sees it
        kernel: 'cubic',
      }),
  };
}

/** What libvips cannot read is the sender's fault, not ours. @throws AppError NOT_A_PICTURE */
export async function refuseBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new AppError('NOT_A_PICTURE');
  }
}

export type PictureKind = 'png' | 'jpeg' | 'gif';

const KINDS: Record<string, PictureKind> = { png: 'png', apng: 'png', jpg: 'jpeg', gif: 'gif' };

/** What the bytes, or those in the file of this path, say that the picture is, whatever its name says; null for all else. */
export async function pictureKind(input: string | Uint8Array): Promise<PictureKind | null> {
  const found = await (typeof input === 'string'
    ? fileTypeFromFile(input)
    : fileTypeFromBuffer(input));
  return KINDS[found?.ext ?? ''] ?? null;
}
