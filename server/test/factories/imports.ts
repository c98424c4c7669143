import type { Domain } from '@mala/contract/communities/domain.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../src/context.ts';
import { findActor } from '../../src/db/record-history.ts';
import { createEntries } from '../../src/features/entries/index.ts';
import type { Person } from '../factories.ts';
import { freshMobile } from './accounts.ts';
import { sampleSections } from './sections.ts';

export interface GivenImport {
  id: string;
  domain: Domain;
}

const COLUMNS = [
  { at: 0, heading: 'Name', field: 'name' },
  { at: 1, heading: 'Height', field: 'height' },
];

interface Wanted {
  domain?: Domain;
  created_at?: Date;
  /** with a cell that is wrong */
  wrong?: boolean;
}

/** A sent table of one whole profile, as its sender looks at it. */
export async function giveImport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  by: Pick<Person, 'user_id'>,
  { domain = 'tamilmala', created_at = now(), wrong = false }: Wanted = {},
): Promise<GivenImport> {
  const [id, mobile_no] = [uuid(), freshMobile()];
  const sample = sampleSections(domain);
  const sections = { ...sample, basic: { ...sample.basic, mobiles: [mobile_no, null] } };
  const json = { columns: COLUMNS, ignored: [], doubled: [], missing: [] };
  const texts = Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)]);
  const columns = Object.fromEntries(texts) as Record<keyof typeof json, string>;
  await db
    .insertInto('imports')
    .values({
      ...{ id, domain, entered_by: by.user_id, upload_id: null, name: 'families.xlsx' },
      ...columns,
      ...{ state: 'open', rows: 1, examples: 0, created_at, kept_at: null },
    })
    .execute();
  await db
    .insertInto('import_rows')
    .values({
      ...{ import_id: id, row: 2, name: 'Meena', mobile_no, incomplete: false, same_row: null },
      cells: JSON.stringify(['Meena', wrong ? 'tall' : '162 cm']),
      sections: JSON.stringify(sections),
      faults: JSON.stringify(wrong ? [{ field: 'height', message: 'heightForm' }] : []),
    })
    .execute();
  return { id, domain };
}

/** The same after it was kept, by somebody who enters there. */
export async function giveKeptImport(
  ctx: Pick<Context, 'db' | 'now'>,
  by: Pick<Person, 'user_id'>,
  wanted: Wanted = {},
): Promise<GivenImport> {
  const given = await giveImport(ctx, by, wanted);
  const { db, now } = ctx;
  const sections = sampleSections(given.domain);
  const actor = await findActor(db, by.user_id, null);
  if (!actor) throw new Error('nobody enters the profiles');
  await db.transaction().execute(async (trx) => {
    const viewer = actor as Parameters<typeof createEntries>[1];
    const [entry_id = ''] = await createEntries(
      trx,
      viewer,
      { domain: given.domain, entered_by: by.user_id },
      [sections as never],
      now(),
    );
    await trx.insertInto('import_entries').values({ entry_id, import_id: given.id }).execute();
    await trx.deleteFrom('import_rows').where('import_id', '=', given.id).execute();
    await trx
      .updateTable('imports')
      .set({ state: 'kept', done: 1, kept_at: now() })
      .where('id', '=', given.id)
      .execute();
  });
  return given;
}
