import type { Document } from '../sheets/document.ts';
import type { Design } from './designs.ts';

// the figures of the pages (web/brand/figure-svg.ts), in a box of 200 by 220

const SKIN = '#c78d63';
const FLOWERS = [
  [72, 100],
  [60, 104],
  [50, 113],
  [48, 126],
  [55, 138],
  [67, 144],
] as const;

function bride(doc: Document, { domain, brand, accent, accentDeep, hair, heart, blossom }: Design) {
  const isTamil = domain === 'tamilmala';
  doc.path('M18 220 C20 176 58 160 100 160 C142 160 180 176 182 220 Z').fill(brand);
  doc.path('M100 160 C128 162 150 174 158 220 H118 C122 192 112 172 92 161 Z').fill(accent);
  doc.path('M86 130 H114 V158 C114 168 86 168 86 158 Z').fill(SKIN);
  doc.ellipse(101, 92, 35, 40).fill(hair);
  doc.circle(68, 122, 19).fill(hair);
  doc.ellipse(102, 100, 27, 34).fill(SKIN);
  doc
    .path(
      'M74 96 C76 66 100 60 102 64 C104 60 128 66 130 96 C124 84 112 74 102 70 C92 74 80 84 74 96 Z',
    )
    .fill(hair);
  doc.circle(102, 82, 3).fill(isTamil ? brand : accentDeep);
  doc.lineWidth(1);
  for (const [x, y] of FLOWERS)
    doc.circle(x, y, 6.5).fillAndStroke(blossom, isTamil ? '#d9c7a0' : heart);
}

function angavastram(doc: Document, { accentPale, accentDeep, hair }: Design): void {
  doc
    .path(
      'M69 100 C62 58 84 50 102 52 C126 50 138 66 131 100 C130 88 126 80 120 76 C106 82 88 80 78 76 C72 82 70 90 69 100 Z',
    )
    .fill(hair);
  doc.path('M32 190 C44 172 66 164 82 162 L72 220 H26 Z').fill(accentPale);
  doc.moveTo(64, 167).lineTo(54, 220).lineWidth(5).stroke(accentDeep);
}

function pheta(doc: Document, { accent, accentDeep, edge }: Design): void {
  doc
    .path('M64 86 C60 46 96 36 112 44 C134 44 144 64 136 86 C118 74 84 74 64 86 Z')
    .fill(accentDeep);
  doc.path('M66 80 C84 56 116 50 134 60').lineWidth(3).stroke(edge);
  doc.path('M64 72 C80 50 104 42 122 46').stroke(edge);
  doc.path('M110 46 C112 26 128 24 134 32 C128 36 124 42 122 50 Z').fill(accent);
  doc.path('M136 84 C148 96 150 120 146 140 C140 126 136 106 131 92 Z').fill(accentDeep);
}

/** A groom: short hair and angavastram for the Tamil site, a pheta for the Marathi one. */
function groom(doc: Document, design: Design): void {
  const { domain, brand, pale } = design;
  doc.path('M14 220 C16 178 56 162 100 162 C144 162 184 178 186 220 Z').fill(brand);
  doc.path('M84 130 H116 V158 C116 170 84 170 84 158 Z').fill(SKIN);
  doc.path('M84 160 L100 178 L116 160 L122 166 L104 220 H96 L78 166 Z').fill(pale);
  doc.ellipse(100, 100, 30, 36).fill(SKIN);
  (domain === 'tamilmala' ? angavastram : pheta)(doc, design);
}

/** The placeholder for a person without a photo; returns its height. */
export function drawFigure(
  doc: Document,
  design: Design,
  figure: 'bride' | 'groom',
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const scale = width / 200;
  doc.save().translate(x, y).scale(scale);
  doc.rect(0, 0, 200, 220).fill(design.pale);
  doc.circle(100, 92, 84).fill(design.accentPale);
  (figure === 'bride' ? bride : groom)(doc, design);
  doc.restore();
  return 220 * scale;
}
