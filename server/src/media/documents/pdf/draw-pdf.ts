import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { HOROSCOPE_FILE_LIMITS } from '@mala/contract/horoscope-files.ts';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../../errors.ts';
import { type PicturePage, picturePdf } from './picture-pdf.ts';

/** A PDF that we drew, and the first page of it as WebP. */
export interface DrawnPdf {
  pdf: Buffer;
  preview: Buffer;
  pages: number;
}

/** 150 dots an inch: a printed page is read as well as before. */
const SCALE = 150 / 72;
/** Twice an A4 page. A page may be 14,400 points wide and high, which would take 3.6 GB. */
const MOST_PIXELS = 4_500_000;
/** A strip that is longer is drawn coarser: a JPEG has 65,535 at most. */
const MOST_SIDE = 16_000;
const QUALITY = 82;
/** A page of photos that takes more is written again with less. */
const MOST_PAGE_BYTES = 1_000_000;
const LOWER_QUALITY = 60;
const PREVIEW_BOX = { width: 640, height: 900 };

/** What pdfium says of a file that needs a password, or is locked in another way. */
const LOCKED = /password|security/i;

/**
 * The pages of a PDF as pictures in a new PDF, so that nothing but what is seen is left. `cut`: of a longer one the
 * first ten pages instead of a refusal.
 * @throws AppError UNSAFE_FILE of a locked one, TOO_MANY_PAGES, NOT_A_HOROSCOPE_FILE
 */
export async function drawPdf(input: Uint8Array, cut: boolean): Promise<DrawnPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(input).catch((error: Error) => {
    throw new AppError(LOCKED.test(error.message) ? 'UNSAFE_FILE' : 'NOT_A_HOROSCOPE_FILE');
  });
  const pages = document.getPageCount();
  if (pages < 1) throw new AppError('NOT_A_HOROSCOPE_FILE');
  if (pages > HOROSCOPE_FILE_LIMITS.pages && !cut) throw new AppError('TOO_MANY_PAGES');
  const count = Math.min(pages, HOROSCOPE_FILE_LIMITS.pages);
  // whatever pdfium or sharp says of a page, it is the file's fault
  const drawn = await drawPages(document, count).catch(() => []);
  const [first] = drawn;
  if (!first) throw new AppError('NOT_A_HOROSCOPE_FILE');
  const preview = await sharp(first.jpeg)
    .resize({ ...PREVIEW_BOX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  // the memory goes with the library, which nothing refers to any more
  return { pdf: picturePdf(drawn), preview, pages: drawn.length };
}

async function drawPages(document: PDFiumDocument, count: number): Promise<PicturePage[]> {
  const drawn: PicturePage[] = [];
  for (let index = 0; index < count; index += 1)
    drawn.push(await drawPage(document.getPage(index)));
  return drawn;
}

async function drawPage(page: PDFiumPage): Promise<PicturePage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // pdfium gives nothing of a page that it cannot find
  if (originalWidth < 1 || originalHeight < 1) throw new AppError('NOT_A_HOROSCOPE_FILE');
  const points = { width: rounded(originalWidth), height: rounded(originalHeight) };
  const scale = Math.min(
    SCALE,
    Math.sqrt(MOST_PIXELS / (points.width * points.height)),
    MOST_SIDE / Math.max(points.width, points.height),
  );
  const pixels = {
    width: Math.max(1, Math.floor(points.width * scale)),
    height: Math.max(1, Math.floor(points.height * scale)),
  };
  const { data } = await page.render({
    ...pixels,
    scale: 1,
    // what was filled in
    renderFormFields: true,
    render: ({ data: raw }) => jpegOf(sharp(raw, { raw: { ...pixels, channels: 4 } })),
  });
  return { jpeg: Buffer.from(data), pixels, points };
}

/** In hundredths, as PDFs write numbers. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** In RGB, without the quarter of colours that makes red letters blurred. */
async function jpegOf(page: Sharp): Promise<Buffer> {
  const opaque = page.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const write = (quality: number) =>
    opaque.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  const jpeg = await write(QUALITY);
  return jpeg.length > MOST_PAGE_BYTES ? write(LOWER_QUALITY) : jpeg;
}
