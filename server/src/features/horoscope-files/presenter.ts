import { normalized } from '@mala/contract/clean-text.ts';
import type { HoroscopeFile, OwnHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import type { HoroscopeKind } from '../../media/documents/kind.ts';
import { fallbackKey } from '../../storage/jpeg-fallbacks.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { HoroscopeFileRow } from './queries.ts';

/**
 * A horoscope file for other readers, named "Horoscope 1.pdf", at an address of that reader only.
 * `position` counts from 1.
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
    preview: presentPreview(signedUrls, row, reader),
  };
}

/** The address of the first page of a PDF, for the same reader. */
function presentPreview(
  signedUrls: SignedUrls,
  { id, pages }: HoroscopeFileRow,
  reader: string,
): string | null {
  return pages ? signedUrls.sign(`/files/${previewPath(id)}/${reader}`) : null;
}

/** A horoscope file in its owner's list, under its uploaded name, for him or for the office. */
export function presentOwnHoroscopeFile(
  { signedUrls }: { signedUrls: SignedUrls },
  row: HoroscopeFileRow,
  reader: string,
): OwnHoroscopeFile {
  return {
    id: row.id,
    name: row.name,
    url: signedUrls.sign(filePath(row.id, reader)),
    preview: presentPreview(signedUrls, row, reader),
    bytes: row.bytes,
    ...(row.state !== 'rewritten' && { held: row.state === 'stored' ? 'waiting' : 'refused' }),
  };
}

/** The first part of the keys and addresses of previews. */
export const PREVIEW_PREFIX = 'attachment-preview';

/** The key of a horoscope file in the store; `attachment` is the specification's word. */
export function fileKey(id: string): string {
  return `attachment/${id}`;
}

/** The key of the picture of a PDF's first page. */
export function previewKey(id: string): string {
  return `${previewPath(id)}/page`;
}

/** All that may be stored of it. */
export function previewKeys(id: string): string[] {
  return [previewKey(id), fallbackKey(previewKey(id))];
}

function previewPath(id: string): string {
  return `${PREVIEW_PREFIX}/${id}`;
}

/** The address, to be signed, of a horoscope file for a reader (access/files.ts). */
export function filePath(id: string, reader: string): string {
  return `/files/${fileKey(id)}/${reader}`;
}

const MAX_CHARACTERS = 120;
const MAX_EXTENSION = 10;

/** Control characters, lone surrogates, and bidi marks, which can hide an extension. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name of an uploaded file, as it is stored and shown to the member: without path and control characters, at most
 * 120 characters including the extension. Joiners of Tamil and Devanagari stay.
 */
export function cleanFileName(name: string): string {
  const base = normalized(name, 'NFC').replace(UNSAFE, '').split(/[/\\]/).at(-1) ?? '';
  // a run of spaces and dots is tried at its beginning only: a name may have 80 KB
  const cleaned = base.replace(/\s+/g, ' ').replace(/^[ .]+|(?<![ .])[ .]+$/g, '');
  if (cleaned === '') return 'Horoscope';
  const dot = cleaned.lastIndexOf('.');
  const hasExtension = dot > 0 && cleaned.length - dot <= MAX_EXTENSION;
  const extension = hasExtension ? cleaned.slice(dot) : '';
  const stem = hasExtension ? cleaned.slice(0, dot) : cleaned;
  return shortened(stem, MAX_CHARACTERS - [...extension].length) + extension;
}

/** The name of a downloaded file: "Horoscope 1.pdf". `position` counts from 1. */
export function downloadName(position: number, kind: HoroscopeKind): string {
  return `Horoscope ${position}.${kind === 'jpeg' ? 'jpg' : kind}`;
}

/** Cuts at grapheme boundaries, so that no Tamil or Devanagari syllable is split. */
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
