import type { Document } from '../sheets/document.ts';
import type { Design } from './designs.ts';

// the garlands of the pages (web/brand/garland-svg.ts), drawn as paths: a tile is 72 wide and 34 high

const TILE = 72;
const RUFFLE = [0, 45, 90, 135, 180, 225, 270, 315];
const PETALS = [0, 72, 144, 216, 288];

/** x, y and rotation of each bud on the thread across the tile. */
const BUDS = [
  [4, 6, -20],
  [13, 11, 15],
  [22, 15, -10],
  [31, 17.5, 20],
  [41, 17.5, -20],
  [50, 15, 10],
  [59, 11, -15],
  [68, 6, 20],
] as const;

/** Draws with the origin moved, turned and enlarged. */
function placed(doc: Document, [x, y, turn, scale = 1]: readonly number[], draw: () => void) {
  doc.save().translate(x ?? 0, y ?? 0);
  if (turn) doc.rotate(turn);
  if (scale !== 1) doc.scale(scale);
  draw();
  doc.restore();
}

function bud(doc: Document, { leaf, blossom, edge, heart }: Design): void {
  doc.path('M-6 1 Q-3 -6 0 -1 Q3 -6 6 1 Z').fill(leaf);
  doc.lineWidth(0.5);
  for (const turn of PETALS)
    placed(doc, [0, 2, turn], () => doc.ellipse(0, -3.4, 2.3, 3.6).fillAndStroke(blossom, edge));
  doc.circle(0, 2, 1.5).fill(heart);
}

/** The orange flower between jasmine; half of it is on either side of the seam. */
function kanakambaram(doc: Document, { accentDeep, brand }: Design): void {
  for (const turn of PETALS)
    placed(doc, [0, 3, turn], () => doc.ellipse(0, -3.6, 2.6, 3.8).fill(accentDeep));
  doc.circle(0, 3, 1.6).fill(brand);
}

function jasmine(doc: Document, design: Design): void {
  doc.path('M0 3 Q36 33 72 3').lineWidth(2).stroke(design.leaf);
  for (const place of BUDS) placed(doc, place, () => bud(doc, design));
  for (const x of [0, TILE]) placed(doc, [x, 4], () => kanakambaram(doc, design));
}

function marigold(doc: Document, { blossom, heart }: Design): void {
  for (const turn of RUFFLE) placed(doc, [0, 0, turn], () => doc.circle(0, -5, 3.4).fill(blossom));
  doc.circle(0, 0, 5).fill(blossom);
  for (const turn of RUFFLE)
    placed(doc, [0, 0, turn + 22], () => doc.circle(0, -2.8, 2).fillOpacity(0.55).fill(heart));
  doc.circle(0, 0, 2.2).fillOpacity(1).fill(heart);
}

function marigolds(doc: Document, design: Design): void {
  doc.moveTo(0, 3).lineTo(TILE, 3).lineWidth(2.5).stroke(design.deep);
  for (const [x = 0, tip = 0] of [
    [18, 32],
    [36, 27],
    [54, 32],
  ]) {
    doc.path(`M${x} 4 Q${x + 8} ${tip / 2} ${x} ${tip} Q${x - 8} ${tip / 2} ${x} 4 Z`);
    doc.fill(design.leaf);
  }
  for (const [x = 0, y = 0, size = 8] of [
    [0, 8, 8],
    [TILE, 8, 8],
    [36, 7, 6.5],
    [18, 5.5, 4],
    [54, 5.5, 4],
  ])
    placed(doc, [x, y, 0, size / 8], () => marigold(doc, design));
}

/** below the band at the edge */
const DOWN = 4;

/** Hangs the community's garland from the top of the page, in whole tiles. */
export function drawGarland(doc: Document, design: Design, tiles: number): void {
  const scale = doc.page.width / tiles / TILE;
  const tile = design.domain === 'tamilmala' ? jasmine : marigolds;
  for (let at = 0; at < tiles; at += 1)
    placed(doc, [at * TILE * scale, DOWN, 0, scale], () => tile(doc, design));
}

/** A flower of the garland, before a heading. */
export function drawFlower(doc: Document, design: Design, [x, y, scale]: readonly number[]): void {
  const flower = design.domain === 'tamilmala' ? kanakambaram : marigold;
  // the one of jasmine has its heart below its origin
  const down = design.domain === 'tamilmala' ? 3 : 0;
  placed(doc, [x ?? 0, (y ?? 0) - down * (scale ?? 1), 0, scale ?? 1], () => flower(doc, design));
}
