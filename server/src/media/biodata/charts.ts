import type { Drawing } from '@mala/horoscope/charts/drawing.ts';
import { northIndian } from '@mala/horoscope/charts/north-indian.ts';
import { southIndian } from '@mala/horoscope/charts/south-indian.ts';
import type { Document, Look } from '../sheets/document.ts';
import { linesOf, widthOfLine, writeLine } from '../sheets/words.ts';
import type { BiodataCharts } from './biodata.ts';
import type { Block, Column } from './blocks.ts';
import type { Design } from './designs.ts';
import type { Looks } from './looks.ts';

const BETWEEN = 24;
/** of the page's width, so that two of them and their names stand beside each other */
const SIDE = 0.4;
const ROOM = 8;

/** Short words with their middle at a point. */
function writeMiddle(
  doc: Document,
  text: string,
  look: Look,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const [line] = linesOf(doc, text, look, width);
  if (!line) return;
  const left = x - widthOfLine(doc, line, look) / 2;
  writeLine(doc, line, look, { x: left, y: y + look.size * 0.35 });
}

function drawChart(
  doc: Document,
  { lines, cells, numberSize }: Drawing<string>,
  { signs }: Pick<BiodataCharts, 'signs'>,
  {
    design,
    looks,
    x,
    y,
    side,
  }: { design: Design; looks: Looks; x: number; y: number; side: number },
): void {
  doc.lineWidth(0.9);
  for (const { from, to } of lines)
    doc
      .moveTo(x + from.x * side, y + from.y * side)
      .lineTo(x + to.x * side, y + to.y * side)
      .stroke(design.brand);
  for (const { marks, size, number, raasi } of cells) {
    const look = { ...looks.chart, size: size * side };
    for (const mark of marks) {
      const at = { x: x + mark.x * side, y: y + mark.y * side, width: side };
      const color = mark.of === 'lagna' ? design.brand : design.ink;
      writeMiddle(doc, signs[mark.of] ?? '', { ...look, color }, at);
    }
    if (!number) continue;
    const at = { x: x + number.x * side, y: y + number.y * side, width: side };
    const numbers = { ...looks.chart, color: design.faint, size: numberSize * side };
    writeMiddle(doc, String(raasi), numbers, at);
  }
}

/** Rasi and navamsa beside each other, each as the community draws charts. */
export function chartsBlock(
  doc: Document,
  { rasi, navamsa, signs, widestSign }: BiodataCharts,
  { design, looks }: { design: Design; looks: Looks },
  { x, width }: Column,
): Block {
  const side = width * SIDE;
  const isSouth = design.domain === 'tamilmala';
  const name = { ...looks.value, color: design.deep };
  // a southern chart has room within for its name
  const above = isSouth ? 0 : name.size * 1.6;
  const left = x + (width - 2 * side - BETWEEN) / 2;
  return {
    height: above + side + 2 * ROOM,
    draw: (top) => {
      const y = top + ROOM + above;
      for (const [at, { title, stands }] of [rasi, navamsa].entries()) {
        const start = left + at * (side + BETWEEN);
        const drawing = (isSouth ? southIndian : northIndian)(stands, widestSign);
        drawChart(doc, drawing, { signs }, { design, looks, x: start, y, side });
        const middle = {
          x: start + side / 2,
          y: isSouth ? y + side / 2 : y - above / 2,
          width: side,
        };
        writeMiddle(doc, title, name, middle);
      }
    },
  };
}
