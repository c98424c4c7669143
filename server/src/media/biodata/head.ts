import type { Document } from '../sheets/document.ts';
import type { Biodata } from './biodata.ts';
import { type Block, type Column, factBlock, together } from './blocks.ts';
import type { Design } from './designs.ts';
import { drawFigure } from './figure.ts';
import type { Looks } from './looks.ts';
import { drawPhoto, type PagePhoto, photoFor } from './photos.ts';

const MAIN = { width: 156, height: 208, density: 3 };
const GAP = 6;
const SMALL = { width: (MAIN.width - 2 * GAP) / 3, height: 60, density: 3, filled: true };
/** beside the first one */
const MOST_SMALL = 3;
const BETWEEN = 20;

/** The first photo large, and up to three more small. */
export async function readHeadPhotos(files: readonly Uint8Array[]): Promise<(PagePhoto | null)[]> {
  const boxes = [MAIN, ...Array.from({ length: MOST_SMALL }, () => SMALL)];
  const photos: (PagePhoto | null)[] = [];
  for (const [at, box] of boxes.entries()) {
    const file = files[at];
    if (file) photos.push(await photoFor(file, box));
  }
  return photos;
}

/** The photos, or a drawn figure; nothing where photos are not wanted. */
function faceBlock(
  doc: Document,
  { figure }: Pick<Biodata, 'figure'>,
  photos: readonly (PagePhoto | null)[],
  design: Design,
  x: number,
): Block | null {
  const [main, ...small] = photos;
  if (!main)
    return figure
      ? {
          height: MAIN.width * 1.1,
          draw: (y) => void drawFigure(doc, design, figure, { x, y, width: MAIN.width }),
        }
      : null;
  const others = small.filter((photo) => photo !== null);
  const below = others.length > 0 ? GAP + SMALL.height : 0;
  return {
    height: main.height + below,
    draw: (y) => {
      drawPhoto(doc, main, { x: x + (MAIN.width - main.width) / 2, y, frame: design.accentDeep });
      for (const [at, photo] of others.entries()) {
        const left = x + at * (SMALL.width + GAP);
        drawPhoto(doc, photo, { x: left, y: y + main.height + GAP, frame: design.line });
      }
    },
  };
}

/** The face, and beside it what families ask first. */
export function headBlock(
  doc: Document,
  biodata: Biodata,
  photos: readonly (PagePhoto | null)[],
  { design, looks }: { design: Design; looks: Looks },
  { x, width }: Column,
): Block {
  const face = faceBlock(doc, biodata, photos, design, x);
  const taken = face ? MAIN.width + BETWEEN : 0;
  const beside = { x: x + taken, width: width - taken };
  const facts = together(biodata.facts.map((fact) => factBlock(doc, fact, looks, beside)));
  return {
    height: Math.max(face?.height ?? 0, facts.height) + 4,
    draw: (y) => {
      face?.draw(y);
      facts.draw(y);
    },
  };
}
