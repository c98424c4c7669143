import type { HoroscopeFile, OwnHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import type { HoroscopeKind } from '../../media/documents/kind.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { HoroscopeFileRow } from './queries.ts';

/**
 * A horoscope file as another reader sees it: named by us, "Horoscope 1.pdf", under an address that is his alone.
 * `position` counts from 1; `reader` is his id, or owner for the owner and administrators.
 */
export function presentHoroscopeFile(
  { signedUrls }: { signedUrls: SignedUrls },
  row: HoroscopeFileRow,
  { position, reader }: { position: number; reader: string },
): HoroscopeFile {
  return {
    id: row.id,
    name: downloadName(position, row.kind),
    url: signedUrls.sign(filePath(row.id, reader)),
  };
}

/** A horoscope file as its owner's list shows it: under the name that it came with. */
export function presentOwnHoroscopeFile(
  { signedUrls }: { signedUrls: SignedUrls },
  row: HoroscopeFileRow,
): OwnHoroscopeFile {
  return {
    id: row.id,
    name: row.name,
    url: signedUrls.sign(filePath(row.id, 'owner')),
    bytes: row.bytes,
  };
}

/** Where a horoscope file stands in the file store: what is kept there is called by the specification's word. */
export function fileKey(id: string): string {
  return `attachment/${id}`;
}

/** Its address, to be signed, for the owner and administrators (owner) or for a member (his id). */
export function filePath(id: string, reader: string): string {
  return `/files/${fileKey(id)}/${reader}`;
}

const MAX_CHARACTERS = 120;
const MAX_EXTENSION = 10;

/** Control characters, lone surrogates, and the marks that turn the direction of writing and so hide an ending. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name that a member's file had, as it is stored and shown to the member: no path, no control characters, at
 * most 120 characters with the ending kept. Tamil and Devanagari stay, with the joiners that they need.
 */
export function cleanFileName(name: string): string {
  const base = name.normalize('NFC').replace(UNSAFE, '').split(/[/\\]/).at(-1) ?? '';
  const cleaned = base.replace(/\s+/g, ' ').replace(/^[ .]+|[ .]+$/g, '');
  if (cleaned === '') return 'Horoscope';
  const dot = cleaned.lastIndexOf('.');
  const hasExtension = dot > 0 && cleaned.length - dot <= MAX_EXTENSION;
  const extension = hasExtension ? cleaned.slice(dot) : '';
  const stem = hasExtension ? cleaned.slice(0, dot) : cleaned;
  return shortened(stem, MAX_CHARACTERS - [...extension].length) + extension;
}

/** The name that a downloaded file gets: "Horoscope 1.pdf". `position` counts from 1. */
export function downloadName(position: number, kind: HoroscopeKind): string {
  return `Horoscope ${position}.${kind === 'jpeg' ? 'jpg' : kind}`;
}

/** Cuts between letters as a reader sees them, so that no Tamil or Devanagari syllable is torn. */
function shortened(text: string, characters: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > characters) break;
    kept += segment;
  }
  return kept || [...text].slice(0, characters).join('');
}
