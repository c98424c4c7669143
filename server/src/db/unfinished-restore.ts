import { type Kysely, sql } from 'kysely';

/** A table that a database has while a backup is restored into it, so that a killed restore is not taken for a site. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/** @throws with a line for people if a restore into this database did not end */
export async function refuseUnfinishedRestore<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`public.${UNFINISHED_RESTORE}`}) is not null as found`.execute(db);
  if (rows[0]?.found)
    throw new Error(
      'this database is of a restore that is running or was interrupted: wait for it, or delete what it left and restore again',
    );
}
