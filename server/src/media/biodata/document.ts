import PdfDocument from 'pdfkit';
import type { Document } from '../sheets/document.ts';
import type { Biodata } from './biodata.ts';
import { type Block, CENTRED, type Column, room, textBlocks, together } from './blocks.ts';
import type { Looks } from './looks.ts';

/** An empty document that says whose it is; `size`: of its pages, which have no margins of their own. */
export function openDocument(
  { language, title, site, made_at }: Biodata,
  size: 'A4' | [number, number],
): Document {
  return new PdfDocument({
    size,
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: site, CreationDate: new Date(made_at) },
  });
}

/** What it is, whose, and under which number. */
export function titleBlocks(
  doc: Document,
  { kind, name, mid }: Pick<Biodata, 'kind' | 'name' | 'mid'>,
  { looks }: { looks: Looks },
  column: Column,
): Block[] {
  const centred = { ...column, align: CENTRED };
  return [
    together([
      ...textBlocks(doc, kind, looks.kind, centred),
      ...textBlocks(doc, name, looks.name, centred),
      ...(mid ? textBlocks(doc, mid, looks.mid, centred) : []),
      room(8),
    ]),
  ];
}
