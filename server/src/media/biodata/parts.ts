import type { Document } from '../sheets/document.ts';
import type { BiodataPart } from './biodata.ts';
import {
  type Block,
  type Column,
  factBlock,
  longBlocks,
  room,
  textBlocks,
  together,
} from './blocks.ts';
import { chartsBlock } from './charts.ts';
import type { Design } from './designs.ts';
import { drawFlower } from './garland.ts';
import type { Looks } from './looks.ts';

interface Style {
  design: Design;
  looks: Looks;
}

/** A heading with a flower before it and a line below. */
function headingBlock(
  doc: Document,
  heading: string,
  { design, looks }: Style,
  { x, width }: Column,
): Block {
  const { size } = looks.heading;
  const text = together(
    textBlocks(doc, heading, looks.heading, { x: x + size * 1.3, width: width - size * 1.3 }),
  );
  return {
    height: text.height + size,
    keep: true,
    draw: (y) => {
      const top = y + size * 0.45;
      drawFlower(doc, design, [x + size / 2, top + size * 0.75, size / 18]);
      text.draw(top);
      const below = top + text.height + 1;
      doc
        .moveTo(x, below)
        .lineTo(x + width, below)
        .lineWidth(0.75)
        .stroke(design.accentDeep);
    },
  };
}

/** A part of a biodata: its heading, its facts and its texts. */
export function partBlocks(
  doc: Document,
  { heading, facts, charts }: BiodataPart,
  style: Style,
  column: Column,
): Block[] {
  return [
    headingBlock(doc, heading, style, column),
    room(2),
    ...facts.flatMap((fact) =>
      fact.long
        ? longBlocks(doc, fact, style.looks, column)
        : [factBlock(doc, fact, style.looks, column)],
    ),
    ...(charts ? [chartsBlock(doc, charts, style, column)] : []),
  ];
}
