import { eachModifier } from './modifiers.ts';

/** A section: where its text ends, in characters, and its page in the new format. */
export interface Section {
  end: number;
  page: string;
  /** Its first page has a header and a footer of its own. */
  hasTitlePage: boolean;
}

const ENTRY_BYTES = 12;
const BREAKS = ['continuous', 'nextColumn', 'nextPage', 'evenPage', 'oddPage'];
/** Word's own page where a section says nothing, in twips. */
const LETTER = { width: 12240, height: 15840, side: 1800, edge: 1440, header: 720 };

/** The sections in their order ([MS-DOC], 2.8.26). @throws RangeError */
export function readSections(text: Buffer, table: Buffer): Section[] {
  const count = Math.max(0, Math.floor((table.length - 4) / (4 + ENTRY_BYTES)));
  return Array.from({ length: count }, (_, index) => {
    const end = table.readUInt32LE((index + 1) * 4);
    const at = table.readInt32LE((count + 1) * 4 + index * ENTRY_BYTES + 2);
    const own = at < 0 ? Buffer.alloc(0) : text.subarray(at + 2, at + 2 + text.readUInt16LE(at));
    return { end, ...pageOf(own) };
  });
}

function pageOf(modifiers: Buffer) {
  const values = new Map<number, number>();
  eachModifier(modifiers, (id, operand) => {
    if (operand.length === 1) values.set(id, operand.readUInt8(0));
    if (operand.length === 2) values.set(id, operand.readUInt16LE(0));
  });
  const value = (id: number, usual: number) => values.get(id) ?? usual;
  const orientation = value(0x301d, 1) === 2 ? ' w:orient="landscape"' : '';
  const columns = value(0x500b, 0) + 1;
  const hasTitlePage = value(0x300a, 0) === 1;
  const page = [
    `<w:type w:val="${BREAKS[value(0x3009, 2)] ?? 'nextPage'}"/>`,
    `<w:pgSz w:w="${value(0xb01f, LETTER.width)}" w:h="${value(0xb020, LETTER.height)}"${orientation}/>`,
    `<w:pgMar w:top="${value(0x9023, LETTER.edge)}" w:right="${value(0xb022, LETTER.side)}" w:bottom="${value(0x9024, LETTER.edge)}" w:left="${value(0xb021, LETTER.side)}" w:header="${value(0xb017, LETTER.header)}" w:footer="${value(0xb018, LETTER.header)}" w:gutter="0"/>`,
    columns > 1 ? `<w:cols w:num="${columns}" w:space="${value(0x900c, 720)}"/>` : '',
    hasTitlePage ? '<w:titlePg/>' : '',
  ].join('');
  return { page, hasTitlePage };
}
