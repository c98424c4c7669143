import type { BiodataFormat } from '@mala/contract/biodata.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { AppError } from '../errors.ts';
import type { Biodata } from './biodata/biodata.ts';
import type { InspectedDocument } from './documents/inspection.ts';
import type { DrawnPdf } from './documents/pdf/draw-pdf.ts';
import { perceptualHash } from './pictures/perceptual-hash.ts';
import { bytesOf, openPicture, type PictureInput, refuseBroken } from './pictures/reader.ts';
import {
  drawSizes,
  LARGE_SIDE,
  type PictureSizes,
  smallerJpeg,
  thumbnail,
} from './pictures/sizes.ts';
import type { Sheet } from './sheets/draw-sheet.ts';
import type { TableRow } from './tables/table-row.ts';

/** A scanned horoscope stays legible at this size, in pixels. */
const SCAN_SIDE = 3200;
/** As much as a horoscope file may have when it comes: a picture of few colours can grow when it is drawn anew. */
const MOST_SCAN_BYTES = 10 * 1024 * 1024;

/** A picture in its sizes, with what tells it from others (pictures/perceptual-hash.ts). */
export type DrawnPicture = PictureSizes & { hash: string };

/** The work on files, each kind with what it takes and what it answers. */
export interface MediaTasks {
  /** The pixels of a picture by its head. */
  look: { input: PictureInput; answer: number };
  /** A photo in its three sizes, with its perceptual hash. */
  sizes: { input: PictureInput; domain: Domain; answer: DrawnPicture };
  /** The picture in its own kind, with nothing else that the file carried; PICTURE_TOO_LARGE where it grows over 10 MB. */
  rewrite: { input: PictureInput; answer: Buffer };
  /** One of our own WebP pictures as a JPEG. */
  jpeg: { input: PictureInput; answer: Buffer };
  /** One of our own pictures as a small JPEG. */
  thumbnail: { input: PictureInput; answer: Buffer };
  /** The perceptual hash of one of our own pictures. */
  hash: { input: PictureInput; answer: string };
  /** A PDF drawn anew; `cut`: the first pages of one that is too long. */
  pdf: { input: PictureInput; cut: boolean; answer: DrawnPdf };
  /** What kind of horoscope file it is, and what to keep of it. */
  document: { input: PictureInput; answer: InspectedDocument };
  /** A page of facts as a PDF. */
  sheet: { sheet: Sheet; answer: Buffer };
  /** A biodata as a PDF or as a JPEG. */
  biodata: { biodata: Biodata; format: BiodataFormat; answer: Buffer };
  /** The rows of a CSV or XLSX. */
  table: { input: PictureInput; answer: TableRow[] };
}
export type MediaTaskName = keyof MediaTasks;
export type MediaTask = {
  [Name in MediaTaskName]: { name: Name } & Omit<MediaTasks[Name], 'answer'>;
}[MediaTaskName];

/** Does one job. @throws AppError for what the sender of the file is to be told */
export async function doMediaTask(job: MediaTask): Promise<MediaTasks[MediaTaskName]['answer']> {
  switch (job.name) {
    case 'look':
      return (await openPicture(job.input)).pixels;
    case 'sizes': {
      const picture = await openPicture(job.input);
      const sizes = await refuseBroken(drawSizes(picture.fitted(LARGE_SIDE), job.domain));
      return { ...sizes, hash: await perceptualHash(sizes.short) };
    }
    case 'rewrite':
      return rewritten(job.input);
    case 'jpeg':
      return refuseBroken(smallerJpeg(job.input));
    case 'thumbnail':
      return refuseBroken(thumbnail(job.input));
    case 'hash':
      return refuseBroken(perceptualHash(job.input));
    // loading these takes longer than the whole start of a process that reads photos only
    case 'pdf': {
      const { drawPdf } = await import('./documents/pdf/draw-pdf.ts');
      return drawPdf(await bytesOf(job.input), job.cut);
    }
    case 'document': {
      const { inspectDocument } = await import('./documents/inspection.ts');
      return inspectDocument(job.input);
    }
    case 'sheet': {
      const { drawSheet } = await import('./sheets/draw-sheet.ts');
      return drawSheet(job.sheet);
    }
    case 'biodata': {
      if (job.format === 'picture')
        return (await import('./biodata/draw-picture.ts')).drawPicture(job.biodata);
      return (await import('./biodata/draw-biodata.ts')).drawBiodata(job.biodata);
    }
    case 'table': {
      const { readTable } = await import('./tables/read-table.ts');
      return readTable(job.input);
    }
  }
}

async function rewritten(input: PictureInput): Promise<Buffer> {
  const picture = await openPicture(input);
  const scan = picture.fitted(SCAN_SIDE);
  // a page scanned in grey would take three times as much in colours
  const { space } = await refuseBroken(scan.metadata());
  if (space === 'b-w' || space === 'grey16') scan.toColourspace('b-w');
  const ways = {
    jpeg: [() => scan.jpeg({ quality: 85 })],
    // what was photographed takes less by the second way, and what was drawn more
    png: [() => scan.png(), () => scan.png({ adaptiveFiltering: true })],
    gif: [() => scan.gif()],
  };
  for (const draw of ways[picture.kind]) {
    const file = await refuseBroken(draw().toBuffer());
    if (file.length <= MOST_SCAN_BYTES) return file;
    // no other way takes half as much
    if (file.length > 2 * MOST_SCAN_BYTES) break;
  }
  throw new AppError('PICTURE_TOO_LARGE');
}
