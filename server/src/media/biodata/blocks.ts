import type { Document, Look } from '../sheets/document.ts';
import { lineHeight, linesOf, widthOfLine, writeLine } from '../sheets/words.ts';
import type { BiodataFact } from './biodata.ts';
import type { Looks } from './looks.ts';

/** Something with a height that stands on one page. */
export interface Block {
  height: number;
  /** not apart from the next one */
  keep?: boolean;
  draw(y: number): void;
}

export interface Column {
  x: number;
  width: number;
}

/** Where the letters of a line stand below its top, by the size of letters: signs above and below them have room. */
const RISE = 1.1;
const ROW_GAP = 3;
const LABELS = 0.32;
const LABEL_GAP = 10;
/** As many lines and less than one more are short. */
const SHORT_LINES = 3;

/** Blocks on pages of these heights, the last of which is that of all further ones. */
export function onPages(blocks: readonly Block[], heights: readonly number[]): Block[][] {
  const pages: Block[][] = [[]];
  let left = heights[0] ?? 0;
  for (const group of groupsOf(blocks)) {
    const height = group.reduce((sum, block) => sum + block.height, 0);
    if (height > left && pages.at(-1)?.length) {
      left = heights[Math.min(pages.length, heights.length - 1)] ?? 0;
      pages.push([]);
    }
    pages.at(-1)?.push(...group);
    left -= height;
  }
  return pages;
}

function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.keep ?? false;
  }
  return groups;
}

/** Draws blocks below each other; returns where the next one begins. */
export function drawBlocks(blocks: readonly Block[], top: number): number {
  let y = top;
  for (const { height, draw } of blocks) {
    draw(y);
    y += height;
  }
  return y;
}

/** Blocks as one. */
export function together(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (y) => void drawBlocks(blocks, y),
  };
}

export function room(height: number): Block {
  return { height, keep: true, draw: () => {} };
}

/** A text of many lines, as a poem, is written as one. */
const MOST_LINES = 12;

function paragraphsOf(text: string): string[] {
  const lines = text.split(/\n+/);
  return lines.length > MOST_LINES ? [lines.join(' ')] : lines;
}

/** Where lines stand in their column: in the middle, at its end. */
export const CENTRED = 0.5;
export const AT_END = 1;

/** A text, each line of which is a block. */
export function textBlocks(
  doc: Document,
  text: string,
  look: Look,
  { x, width, align = 0 }: Column & { align?: number },
): Block[] {
  return paragraphsOf(text).flatMap((paragraph) =>
    linesOf(doc, paragraph, look, width).map((line) => ({
      height: lineHeight(look),
      draw: (y) => {
        const free = width - widthOfLine(doc, line, look);
        writeLine(doc, line, look, { x: x + free * align, y: y + look.size * RISE });
      },
    })),
  );
}

/** A label, and beside it what is said of it. */
export function factBlock(
  doc: Document,
  { label, value }: BiodataFact,
  looks: Looks,
  { x, width }: Column,
): Block {
  const labels = width * LABELS;
  const beside = { x: x + labels + LABEL_GAP, width: width - labels - LABEL_GAP };
  const left = together(textBlocks(doc, label, looks.label, { x, width: labels }));
  const right = together(textBlocks(doc, value, looks.value, beside));
  // the letters of both stand on one line
  const down = (looks.value.size - looks.label.size) * RISE;
  return {
    height: Math.max(left.height + down, right.height) + ROW_GAP,
    draw: (y) => {
      left.draw(y + down);
      right.draw(y);
    },
  };
}

/** A label, and below it a text of several lines, which may go on on the next page; a short one stands beside its label. */
export function longBlocks(
  doc: Document,
  { label, value }: BiodataFact,
  looks: Looks,
  column: Column,
): Block[] {
  const beside = factBlock(doc, { label, value }, { ...looks, value: looks.text }, column);
  if (beside.height < SHORT_LINES * lineHeight(looks.text)) return [beside];
  const lines = textBlocks(doc, value, looks.text, column);
  const [first, ...rest] = lines;
  if (!first) return [];
  const labels = textBlocks(doc, label, looks.label, column);
  return [
    { ...together(labels), keep: true },
    { ...first, keep: rest.length === 1 },
    ...rest.map((line, at) => (at === rest.length - 2 ? { ...line, keep: true } : line)),
    { height: 2 * ROW_GAP, draw: () => {} },
  ];
}
