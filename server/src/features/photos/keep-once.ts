import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { hasArrived } from './queries.ts';

/** What came in stands there already: the answer to its first upload was lost. */
export class AlreadyArrived extends Error {}

/** What came in, and under which id; without one it is kept however often it comes. */
export interface Upload {
  profileId: string;
  uploadId: string | undefined;
}

type Table = 'photos' | 'attachments';

async function isThere(db: Kysely<Database>, table: Table, { profileId, uploadId }: Upload) {
  return uploadId !== undefined && (await hasArrived(db, table, profileId, uploadId));
}

/** Keeps an upload, or does nothing where it came before. `keep` has to ask `requireNew` once it holds the profile. */
export async function keepOnce(
  ctx: Context,
  table: Table,
  upload: Upload,
  keep: () => Promise<void>,
): Promise<void> {
  if (await isThere(ctx.db, table, upload)) return;
  try {
    await keep();
  } catch (error) {
    if (!(error instanceof AlreadyArrived)) throw error;
  }
}

/** Throws AlreadyArrived where the upload arrived while this one was being read. */
export async function requireNew(
  trx: Transaction<Database>,
  table: Table,
  upload: Upload,
): Promise<void> {
  if (await isThere(trx, table, upload)) throw new AlreadyArrived();
}
