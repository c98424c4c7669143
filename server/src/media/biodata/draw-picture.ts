import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { contentsOf, type Document } from '../sheets/document.ts';
import type { Biodata, BiodataFact } from './biodata.ts';
import {
  type Block,
  CENTRED,
  type Column,
  drawBlocks,
  factBlock,
  textBlocks,
  together,
} from './blocks.ts';
import { chartsBlock } from './charts.ts';
import { DESIGNS, type Design } from './designs.ts';
import { openDocument, titleBlocks } from './document.ts';
import { drawFigure } from './figure.ts';
import { drawGarland } from './garland.ts';
import { type Looks, looksOf } from './looks.ts';
import { drawPhoto, photoFor } from './photos.ts';

/** The picture is twice as large in pixels: 1080 × 1920, as messengers show it. */
const PAGE: [width: number, height: number] = [540, 960];
const DENSITY = 2;
const QUALITY = 82;

const SIDE = 34;
const TILES = 6;
const TOP = 56;
const BAND = 7;
const FOOT = 40;
const PHOTO = { width: PAGE[0] - 2 * SIDE, height: 320, density: DENSITY };
const FIGURE = { width: 200, height: 220 };
const ZOOM = 1.22;
/** A contact of many lines leaves room for the rest. */
const MOST_CONTACT = 250;
const GAP = 8;

/** A biodata as one portrait picture, a JPEG: what families ask first, as far as there is room; the contact always. */
export async function drawPicture(biodata: Biodata): Promise<Buffer> {
  const doc = openDocument(biodata, PAGE);
  const written = contentsOf(doc);
  const design = DESIGNS[biodata.domain];
  const looks = looksOf(design, ZOOM);
  const column = { x: SIDE, width: PAGE[0] - 2 * SIDE };
  drawGarland(doc, design, TILES);
  const face = await faceBlock(doc, biodata, design, column);
  const top = [...(face ? [face] : []), ...titleBlocks(doc, biodata, { looks }, column)];
  const contact = contactBlock(doc, biodata, { design, looks }, column);
  const foot = together(textBlocks(doc, biodata.foot, looks.foot, { ...column, align: CENTRED }));
  const y = drawBlocks(top, TOP);
  const end = PAGE[1] - FOOT - (contact ? contact.height + GAP : 0);
  drawBlocks(fittingFacts(doc, biodata, { design, looks }, { ...column, height: end - y }), y);
  contact?.draw(end + GAP);
  foot.draw(PAGE[1] - FOOT + GAP);
  for (const edge of [0, PAGE[1] - BAND]) doc.rect(0, edge, PAGE[0], BAND).fill(design.brand);
  doc.end();
  return render(await written);
}

async function faceBlock(
  doc: Document,
  { photos, figure }: Biodata,
  design: Design,
  { x, width }: Column,
): Promise<Block | null> {
  const photo = photos[0] && (await photoFor(photos[0], PHOTO));
  if (photo) {
    const left = x + (width - photo.width) / 2;
    const draw = (y: number) => drawPhoto(doc, photo, { x: left, y, frame: design.accentDeep });
    return { height: photo.height + GAP, draw };
  }
  if (!figure) return null;
  const place = { x: x + (width - FIGURE.width) / 2, width: FIGURE.width };
  return {
    height: FIGURE.height + GAP,
    draw: (y) => void drawFigure(doc, design, figure, { ...place, y }),
  };
}

/** The first blocks, as many as fit into a height. */
function fitting(blocks: readonly Block[], height: number): Block[] {
  const taken: Block[] = [];
  let left = height;
  for (const block of blocks) {
    left -= block.height;
    if (left < 0) break;
    taken.push(block);
  }
  return taken;
}

interface Style {
  design: Design;
  looks: Looks;
}

/** What one writes or calls to, on a ground of its own. */
function contactBlock(
  doc: Document,
  { contact }: Biodata,
  { design, looks }: Style,
  { x, width }: Column,
): Block | null {
  if (!contact) return null;
  const inside = { x: x + GAP, width: width - 2 * GAP };
  const facts = together(
    fitting(
      contact.facts.map((fact) => factBlock(doc, fact, looks, inside)),
      MOST_CONTACT,
    ),
  );
  return {
    height: facts.height + 2 * GAP,
    draw: (y) => {
      doc.roundedRect(x, y, width, facts.height + GAP, GAP).fill(design.accentPale);
      facts.draw(y + GAP / 2);
    },
  };
}

/** Facts one by one, but those together that are not shown without each other. */
function neighboursOf(facts: readonly BiodataFact[]): BiodataFact[][] {
  const groups: BiodataFact[][] = [];
  for (const fact of facts) {
    const last = groups.at(-1);
    if (fact.together && last?.[0]?.together === fact.together) last.push(fact);
    else groups.push([fact]);
  }
  return groups;
}

/** As many brief facts as fit, in the order of the paper, and the charts where they fit below. */
function fittingFacts(
  doc: Document,
  { facts, parts }: Biodata,
  { design, looks }: Style,
  { height, ...column }: Column & { height: number },
): Block[] {
  const all: BiodataFact[] = [...facts, ...parts.flatMap((part) => part.facts)];
  const blocks = fitting(
    neighboursOf(all.filter(({ brief }) => brief)).map((some) =>
      together(some.map((fact) => factBlock(doc, fact, looks, column))),
    ),
    height,
  );
  const left = height - together(blocks).height;
  const charts = parts.find((part) => part.charts)?.charts;
  const drawn = charts && chartsBlock(doc, charts, { design, looks }, column);
  return drawn && drawn.height <= left ? [...blocks, drawn] : blocks;
}

// one for all: each has its own memory, which only the next collection of garbage gives back
let loaded: ReturnType<typeof PDFiumLibrary.init> | undefined;

async function render(pdf: Buffer): Promise<Buffer> {
  loaded ??= PDFiumLibrary.init();
  const library = await loaded;
  const document = await library.loadDocument(pdf);
  const [width, height] = PAGE.map((side) => side * DENSITY) as [number, number];
  const { data } = await document.getPage(0).render({
    width,
    height,
    scale: 1,
    render: ({ data: raw }) =>
      sharp(raw, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  });
  document.destroy();
  return Buffer.from(data);
}
