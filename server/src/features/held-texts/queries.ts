import type { Domain } from '@mala/contract/communities/domain.ts';
import type { TextPart } from '@mala/contract/profiles/held-text.ts';
import type { Expression, Insertable, Kysely, SqlBool, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import { notClosed } from '../../access/profiles.ts';
import { textVersion } from '../../access/version.ts';
import { countRows, countWaiting, onPage, type Waiting } from '../../db/query-parts.ts';
import type { Database } from '../../db/schema/database.ts';
import type { HeldTexts } from '../../db/schema/profiles.ts';

function selectHeld(db: Kysely<Database>) {
  return db.selectFrom('held_texts').selectAll('held_texts').select(textVersion.as('version'));
}
export type HeldRow = Awaited<ReturnType<ReturnType<typeof selectHeld>['execute']>>[number];

/** The held texts of a profile. */
export async function findHeldTexts(db: Kysely<Database>, profileId: string): Promise<HeldRow[]> {
  return selectHeld(db)
    .where('profile_id', '=', profileId)
    .orderBy('part')
    .orderBy('field')
    .execute();
}

/** A held text; `id` may be malformed. */
export async function findHeldText(db: Kysely<Database>, id: string): Promise<HeldRow | undefined> {
  return isUuid(id) ? selectHeld(db).where('id', '=', id).executeTakeFirst() : undefined;
}

/** Holds a text, in place of the one that is held for its field. */
export async function insertHeld(
  trx: Transaction<Database>,
  held: Omit<Insertable<HeldTexts>, 'state' | 'reason'>,
): Promise<void> {
  const { text, found, held_at } = held;
  const anew = { state: 'waiting', reason: null } as const;
  await trx
    .insertInto('held_texts')
    .values({ ...held, ...anew })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'part', 'field'])
        .doUpdateSet({ text, found, held_at, ...anew }),
    )
    .execute();
}

/** Forgets the held texts of some fields. */
export async function deleteHeld(
  trx: Transaction<Database>,
  { profile_id, part }: { profile_id: string; part: TextPart },
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  await trx
    .deleteFrom('held_texts')
    .where('profile_id', '=', profile_id)
    .where('part', '=', part)
    .where('field', 'in', fields)
    .execute();
}

/** Forgets the held captions of photos that are deleted. */
export async function deleteHeldCaptions(
  db: Kysely<Database>,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return;
  await db
    .deleteFrom('held_texts')
    .where('part', '=', 'photo')
    .where('field', 'in', photoIds)
    .execute();
}

/** Marks a held text as refused. */
export async function markRefused(
  trx: Transaction<Database>,
  id: string,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('held_texts')
    .set({ state: 'refused', reason })
    .where('id', '=', id)
    .execute();
}

/** Captions of photos that were removed or refused are not looked at. */
function waiting(db: Kysely<Database>) {
  return db
    .selectFrom('held_texts')
    .innerJoin('profiles', 'profiles.user_id', 'held_texts.profile_id')
    .innerJoin('users', 'users.id', 'held_texts.profile_id')
    .where('held_texts.state', '=', 'waiting')
    .where(notClosed)
    .where((eb) =>
      eb.or([
        eb('held_texts.part', '<>', 'photo'),
        eb.exists(
          eb
            .selectFrom('photos')
            .where((each) =>
              each(each.cast('photos.id', 'text'), '=', each.ref('held_texts.field')),
            )
            .where('photos.removed_at', 'is', null)
            .where('photos.state', '<>', 'refused')
            .select('photos.id'),
        ),
      ]),
    );
}

/** One page of the texts that wait, the longest wait first. */
export async function findWaitingTexts(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
  page: number,
) {
  return waiting(db)
    .where(seen)
    .selectAll('held_texts')
    .select([
      textVersion.as('version'),
      'profiles.mid',
      'profiles.name',
      'profiles.domain',
      'users.user_name',
    ])
    .orderBy('held_texts.held_at')
    .orderBy('held_texts.id')
    .$call(onPage(page))
    .execute();
}
export type WaitingRow = Awaited<ReturnType<typeof findWaitingTexts>>[number];

export async function countWaitingTexts(
  db: Kysely<Database>,
  seen: Expression<SqlBool>,
): Promise<number> {
  return countRows(waiting(db).where(seen));
}

/** For the desk: the texts that wait. */
export async function waitingTexts(
  db: Kysely<Database>,
  domains: readonly Domain[],
): Promise<Waiting[]> {
  return countWaiting(waiting(db), 'held_texts.held_at', domains);
}
