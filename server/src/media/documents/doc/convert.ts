import type { CompoundFile } from '../compound-file.ts';
import { DECLARATIONS } from '../docx/namespaces.ts';
import { unsafe } from '../docx/refused.ts';
import { packDocx, type WrittenPart, type WrittenRelationship } from '../docx/written-package.ts';
import { escapeXml } from '../docx/xml-events.ts';
import { fetchesTemplate } from './acting-streams.ts';
import { readCharacters } from './characters.ts';
import { createDrawnPictures, type DrawnPicture } from './drawn-pictures.ts';
import { readFonts } from './fonts.ts';
import { type DocStreams, readStreams } from './header.ts';
import { type InlinePicture, readInlinePicture } from './inline-pictures.ts';
import { numberingXml } from './lists.ts';
import { paragraphLook, paragraphXml } from './paragraph-properties.ts';
import { readRanges } from './ranges.ts';
import { runLook, runXml } from './run-properties.ts';
import { readSections, type Section } from './sections.ts';
import { type DocText, storyXml } from './stories.ts';
import { readStyles } from './styles.ts';

const ENGLISH_METRIC_UNITS = 635;
const MARGINS = ['even', 'default', 'even', 'default', 'first', 'first'] as const;
/** Stories of separators of notes stand before those of the sections. */
const BEFORE_SECTIONS = 6;

/**
 * The text of an old document, with its looks, tables, lists, pictures, headers and footers, as a docx that has yet to
 * be rewritten: fields and links are in it as they were.
 * @throws AppError UNSAFE_FILE for what would be lost, RangeError for a broken document
 */
export function convertDoc(file: CompoundFile): Buffer {
  const streams = readStreams(file);
  const { lengths } = streams;
  if (fetchesTemplate(streams.table('names'))) throw unsafe();
  if (lengths.footnotes + lengths.endnotes + lengths.boxes > 0) throw unsafe();
  const parts: WrittenPart[] = [];
  const relationships: WrittenRelationship[] = [];
  const doc = readText(streams);
  const add = (type: string, element: string, content: string, name = element) => {
    const target = `word/${name}.xml`;
    const own = type === 'document' ? relationships : doc.takePictures();
    const contents = Buffer.from(`<w:${element}${DECLARATIONS}>${content}</w:${element}>`);
    const part = { name: target, contents, type: contentType(type), relationships: own };
    if (type === 'document') parts.unshift(part);
    else parts.push(part);
    if (type !== 'document') relationships.push({ type, target, isLink: false });
    return `rId${relationships.length}`;
  };

  const sections = readSections(streams.text, streams.table('sections'));
  const pages = sections.map((section, index) => {
    const references = marginStories(streams, index, section).map(({ use, kind, from, to }) => {
      const element = kind === 'header' ? 'hdr' : 'ftr';
      const id = add(
        kind,
        element,
        storyXml(doc.inHeaders, [from, to], lengths.body + lengths.footnotes),
        `${kind}${parts.length}`,
      );
      return `<w:${kind}Reference w:type="${use}" r:id="${id}"/>`;
    });
    return `<w:sectPr>${references.join('')}${section.page}</w:sectPr>`;
  });
  add('styles', 'styles', defaultsXml(streams.table('styles'), doc.fonts));
  const numbering = numberingXml(streams.from('lists'), streams.table('listUses'), {
    paragraph: (own) => paragraphXml(paragraphLook([], 0, own)),
    run: (own) => runXml(runLook([], 0, own), doc.fonts),
  });
  if (numbering !== '') add('numbering', 'numbering', numbering);

  const ends = new Map(sections.slice(0, -1).map(({ end }, index) => [end - 1, pages[index]]));
  const body = storyXml(doc, [0, lengths.body], 0, (character) => ends.get(character));
  const first = relationships.length;
  relationships.push(...doc.takePictures());
  const numbered = body.replaceAll(
    /r:embed="rId(\d+)"/g,
    (_, id) => `r:embed="rId${first + Number(id)}"`,
  );
  add('document', 'document', `<w:body>${numbered}${pages.at(-1) ?? ''}</w:body>`);
  return packDocx([...parts, ...doc.pictures]);
}

function contentType(type: string): string {
  return type === 'document' ? 'document.main+xml' : `${type}+xml`;
}

function readText(streams: DocStreams) {
  const pictures: WrittenPart[] = [];
  let used: WrittenRelationship[] = [];
  const known = new Map<Buffer | number, WrittenPart>();
  const findDrawn = createDrawnPictures(streams.table('drawings'), streams.text);

  /** The number of a picture in the part that is being written. */
  function use(key: Buffer | number, contents: Buffer): number {
    const part = known.get(key) ?? { name: `word/media/${pictures.length}.png`, contents };
    if (!known.has(key)) pictures.push(part);
    known.set(key, part);
    used.push({ type: 'image', target: part.name, isLink: false });
    return used.length;
  }
  function drawnFrom(places: Buffer) {
    return (character: number, isInText: boolean) => {
      const picture = findDrawn(places, character);
      return drawingXml(use(picture.bytes, picture.bytes), picture, isInText ? undefined : picture);
    };
  }

  const doc: DocText = {
    characters: readCharacters(streams.text, streams.table('pieces')),
    runs: readRanges(streams.text, streams.table('runs'), 'runs'),
    paragraphs: readRanges(streams.text, streams.table('paragraphs'), 'paragraphs'),
    styles: readStyles(streams.table('styles')),
    fonts: readFonts(streams.table('fonts')),
    picture(place) {
      const picture = readInlinePicture(streams.data, place);
      return picture ? drawingXml(use(place, picture.bytes), picture) : '';
    },
    drawn: drawnFrom(streams.table('drawnInBody')),
  };
  return {
    ...doc,
    inHeaders: { ...doc, drawn: drawnFrom(streams.table('drawnInHeaders')) },
    pictures,
    /** The pictures since the last call: they belong to one part. */
    takePictures() {
      const taken = used;
      used = [];
      return taken;
    },
  };
}

function drawingXml(id: number, { width, height }: InlinePicture, place?: DrawnPicture): string {
  const units = (twips: number) => twips * ENGLISH_METRIC_UNITS;
  const size = `cx="${units(width)}" cy="${units(height)}"`;
  const kind = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
  const picture = `<wp:docPr id="${id}" name="Picture ${id}"/><a:graphic><a:graphicData uri="${kind}"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="Picture ${id}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;
  if (!place) return `<w:drawing><wp:inline><wp:extent ${size}/>${picture}</wp:inline></w:drawing>`;
  const offset = (name: string, from: string, twips: number) =>
    `<wp:position${name} relativeFrom="${from}"><wp:posOffset>${units(twips)}</wp:posOffset></wp:position${name}>`;
  const sides = place.wrap === 'wrapSquare' ? ' wrapText="bothSides"' : '';
  return [
    '<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">',
    '<wp:simplePos x="0" y="0"/>',
    offset('H', place.across, place.left),
    offset('V', place.down, place.top),
    `<wp:extent ${size}/><wp:${place.wrap}${sides}/>${picture}</wp:anchor></w:drawing>`,
  ].join('');
}

/** The headers and footers of a section that are not empty, with their characters ([MS-DOC], 2.3.3). */
function marginStories({ table, text, lengths }: DocStreams, index: number, section: Section) {
  const places = table('headers');
  const start = lengths.body + lengths.footnotes;
  const place = (story: number) =>
    story * 4 + 4 <= places.length ? places.readUInt32LE(story * 4) : 0;
  return MARGINS.flatMap((use, margin) => {
    const story = BEFORE_SECTIONS + index * MARGINS.length + margin;
    // the last paragraph of each is a guard
    const [from, to] = [place(story), place(story + 1) - 1];
    const isUsed = use === 'default' || (use === 'first' && section.hasTitlePage);
    const isThere = to > from && to <= lengths.headers && text.length > 0;
    const kind = margin === 2 || margin === 3 || margin === 5 ? 'footer' : 'header';
    return isUsed && isThere ? [{ use, kind, from: start + from, to: start + to }] : [];
  });
}

/** Fonts and size of text whose style says nothing. */
function defaultsXml(sheet: Buffer, fonts: readonly string[]): string {
  const font = (at: number) =>
    escapeXml((sheet.length >= at + 2 && fonts[sheet.readUInt16LE(at)]) || 'Times New Roman');
  return `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font(14)}" w:eastAsia="${font(16)}" w:hAnsi="${font(18)}"/><w:sz w:val="20"/><w:szCs w:val="20"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>`;
}
