import type { Entry, EntryRow as ListRow } from '@mala/contract/entries/entry.ts';
import { ENTRY_DAYS } from '@mala/contract/entries/states.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Photo } from '@mala/contract/photos/photo.ts';
import type { Context } from '../../context.ts';
import { fallbackKey } from '../../storage/jpeg-fallbacks.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import { checkSections, presentUnsaved } from '../profiles/index.ts';
import type { EntryFileRow, EntryPhotoRow } from './file-queries.ts';
import type { EntryRow, ListedEntry } from './queries.ts';

/** When an entry is erased unless the family confirms it; null once it did. */
export function dueAt(entry: Pick<EntryRow, 'state' | 'created_at' | 'sent_at'>): Date | null {
  if (entry.state === 'confirmed') return null;
  const begun = Math.max(entry.created_at.getTime(), entry.sent_at?.getTime() ?? 0);
  return new Date(begun + ENTRY_DAYS * DAY_MS);
}

function presentTimes(row: Pick<EntryRow, 'state' | 'created_at' | 'changed_at' | 'sent_at'>) {
  return {
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    erased_at: dueAt(row)?.toISOString() ?? null,
  };
}

type Presenting = Pick<Context, 'signedUrls' | 'now'>;

interface Pictures {
  photos: readonly EntryPhotoRow[];
  files: readonly EntryFileRow[];
}

function presentPictures({ signedUrls }: Presenting, { photos, files }: Pictures) {
  return {
    photos: photos.map((photo) => presentEntryPhoto(signedUrls, photo)),
    attachments: files.map((file) => presentEntryFile(signedUrls, file)),
  };
}

/** An entry for who entered it; while it waits, with what its family sees. */
export function presentEntry(ctx: Presenting, row: EntryRow, pictures: Pictures): Entry {
  const { id, domain, state, version, sections } = row;
  return {
    ...{ id, domain, state, version, sections },
    ...presentTimes(row),
    ...presentPictures(ctx, pictures),
    profile: state === 'awaiting' ? presentAsked(ctx, row, pictures) : null,
  };
}

/** An entry as the profile that the family is asked about, whole. */
export function presentAsked(
  ctx: Presenting,
  { id, domain, sections }: EntryRow,
  pictures: Pictures,
) {
  const { values } = checkSections(domain, sections, ctx.now());
  return {
    ...presentUnsaved(ctx, { user_id: id, domain, mid: null }, values),
    ...presentPictures(ctx, pictures),
  };
}

/** A row of the list. What is typed of a number is shown until the family is asked. */
export function presentListed(row: ListedEntry): ListRow {
  const { id, domain, state, name, mobile_no, typed_mobile, photos, entered_by, mid } = row;
  return {
    ...{ id, domain, state, entered_by, mid },
    ...presentTimes(row),
    name: name || null,
    mobile_no: mobile_no ?? (typed_mobile || null),
    photos: photos ?? 0,
  };
}

function presentEntryPhoto(
  signedUrls: SignedUrls,
  { id, width, height, preview }: EntryPhotoRow,
): Photo {
  const addresses = signedUrls.signPicture((size) => `/files/${pictureKey('entry', id, size)}`);
  return { id, ...addresses, caption: null, width, height, preview };
}

function presentEntryFile(signedUrls: SignedUrls, row: EntryFileRow) {
  const { id, name, bytes, pages } = row;
  return {
    ...{ id, name, bytes },
    url: signedUrls.sign(`/files/${entryFileKey(id)}`),
    preview: pages ? signedUrls.sign(`/files/${entryPageKey(id)}`) : null,
  };
}

/** The first part of the keys and addresses of horoscope files of entries. */
export const FILE_PREFIX = 'entry-file';

export function entryFileKey(id: string): string {
  return `${FILE_PREFIX}/${id}/whole`;
}

/** The key of the picture of a PDF's first page. */
export function entryPageKey(id: string): string {
  return `${FILE_PREFIX}/${id}/page`;
}

/** All that may be stored of it. */
export function entryFileKeys(id: string): string[] {
  return [entryFileKey(id), entryPageKey(id), fallbackKey(entryPageKey(id))];
}
