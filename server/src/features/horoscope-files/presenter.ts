import type { HoroscopeFile, OwnHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import { filePath } from './addresses.ts';
import { downloadName } from './file-names.ts';
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
