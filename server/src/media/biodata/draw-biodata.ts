import { contentsOf, type Document } from '../sheets/document.ts';
import type { Biodata } from './biodata.ts';
import { AT_END, type Block, drawBlocks, onPages, textBlocks, together } from './blocks.ts';
import { DESIGNS, type Design } from './designs.ts';
import { openDocument, titleBlocks } from './document.ts';
import { drawGarland } from './garland.ts';
import { headBlock, readHeadPhotos } from './head.ts';
import { looksOf } from './looks.ts';
import { partBlocks } from './parts.ts';

const SIDE = 42;
const TILES = 8;
const TOP_OF_FIRST = 46;
const TOP_OF_OTHERS = 34;
const FOOT = 44;
/** along the edges of the pages */
const BAND = 6;
const EDGE = 2;

/** Much that was written is written smaller, so that two pages hold it. */
const ZOOMS = [1, 0.92, 0.84, 0.76, 0.7];
const MOST_PAGES = 2;
/** A part that is not higher stands on one page. */
const MOST_WHOLE = 240;

/** A biodata as A4 pages: two at most, unless its family wrote more than these hold in small letters. */
export async function drawBiodata(biodata: Biodata): Promise<Buffer> {
  const doc = openDocument(biodata, 'A4');
  const written = contentsOf(doc);
  const design = DESIGNS[biodata.domain];
  const photos = await readHeadPhotos(biodata.photos);
  const heights = [TOP_OF_FIRST, TOP_OF_OTHERS].map((top) => doc.page.height - top - FOOT);
  const pages = plan(doc, biodata, photos, heights);
  for (const [at, blocks] of pages.entries()) {
    if (at > 0) doc.addPage();
    drawPageFrame(doc, design, at === 0);
    drawBlocks(blocks, at === 0 ? TOP_OF_FIRST : TOP_OF_OTHERS);
    drawFoot(doc, biodata, design, pages.length > 1 ? `${at + 1} / ${pages.length}` : '');
  }
  doc.end();
  return written;
}

/** The blocks of each page, in the largest letters and with the fewest parts torn apart that two pages allow. */
function plan(
  doc: Document,
  biodata: Biodata,
  photos: Awaited<ReturnType<typeof readHeadPhotos>>,
  heights: readonly number[],
): Block[][] {
  const design = DESIGNS[biodata.domain];
  const column = { x: SIDE, width: doc.page.width - 2 * SIDE };
  let pages: Block[][] = [];
  for (const zoom of ZOOMS)
    for (const mostWhole of [MOST_WHOLE, 0]) {
      const style = { design, looks: looksOf(design, zoom) };
      const parts = [...biodata.parts, ...(biodata.contact ? [biodata.contact] : [])];
      const blocks = [
        ...titleBlocks(doc, biodata, style, column),
        headBlock(doc, biodata, photos, style, column),
        ...parts.flatMap((part) => {
          const torn = partBlocks(doc, part, style, column);
          const whole = together(torn);
          return whole.height <= mostWhole ? [whole] : torn;
        }),
      ];
      pages = onPages(blocks, heights);
      if (pages.length <= MOST_PAGES) return pages;
    }
  return pages;
}

function drawPageFrame(doc: Document, design: Design, isFirst: boolean): void {
  const { width, height } = doc.page;
  if (isFirst) drawGarland(doc, design, TILES);
  else doc.rect(0, BAND, width, EDGE).fill(design.accent);
  doc.rect(0, 0, width, BAND).fill(design.brand);
  doc.rect(0, height - BAND, width, BAND).fill(design.brand);
  doc.rect(0, height - BAND - EDGE, width, EDGE).fill(design.accent);
}

function drawFoot(doc: Document, { foot }: Biodata, design: Design, page: string): void {
  const looks = looksOf(design, 1);
  const width = doc.page.width - 2 * SIDE;
  const top = doc.page.height - FOOT + 8;
  doc
    .moveTo(SIDE, top)
    .lineTo(SIDE + width, top)
    .lineWidth(0.5)
    .stroke(design.line);
  const [left, right] = [width * 0.88, width * 0.12];
  drawBlocks(textBlocks(doc, foot, looks.foot, { x: SIDE, width: left }), top + 3);
  const numbers = { x: SIDE + left, width: right, align: AT_END };
  drawBlocks(textBlocks(doc, page, looks.foot, numbers), top + 3);
}
