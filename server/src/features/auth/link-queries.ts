import { type Kysely, sql, type Transaction } from 'kysely';
import { validate as isUuid, v7 as uuid } from 'uuid';
import type { Context } from '../../context.ts';
import { returnsRow } from '../../db/query-parts.ts';
import type { MailedLinks, Mobiles } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';

type Purpose = MailedLinks['purpose'];

const profileEmail = sql<string | null>`profiles.basic ->> 'email'`;

/** The parameters of a mailed link, not validated yet. */
export interface GivenLink {
  user_id: string;
  secret: string;
}

/** Stores a link for a mail; returns its id, from which the secret is derived. */
export async function insertLink(
  trx: Transaction<Database>,
  { linkSecrets, now }: Context,
  {
    mobiles = null,
    ...link
  }: Pick<MailedLinks, 'user_id' | 'purpose' | 'email'> & {
    mobiles?: Mobiles | null;
  },
  minutes: number,
): Promise<string> {
  const id = uuid();
  const created_at = now();
  await trx
    .insertInto('mailed_links')
    .values({
      id,
      ...link,
      mobiles: mobiles && JSON.stringify(mobiles),
      secret_hash: linkSecrets.hashOf(linkSecrets.secretOf(link.purpose, id)),
      expires_at: new Date(created_at.getTime() + minutes * 60_000),
      created_at,
    })
    .execute();
  return id;
}

/** The link of a purpose with this secret, used and expired ones too. */
export async function findLink(
  db: Kysely<Database>,
  { linkSecrets }: Context,
  purpose: Purpose,
  given: GivenLink,
) {
  if (!isUuid(given.user_id)) return undefined;
  return db
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .where('mailed_links.user_id', '=', given.user_id)
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', linkSecrets.hashOf(given.secret))
    .select([
      'mailed_links.id',
      'users.id as user_id',
      'users.mobile_no',
      'users.user_name',
      'mailed_links.email',
      'mailed_links.mobiles',
      'mailed_links.created_at',
      'used_at',
      'expires_at',
    ])
    .executeTakeFirst();
}

/** The address and state of a link. */
export async function findMailedLink(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('mailed_links')
    .where('id', '=', id)
    .select(['id', 'purpose', 'email', 'expires_at', 'used_at'])
    .executeTakeFirst();
}

/** Marks a link as used; false if it was used meanwhile or is gone. */
export async function useLink(trx: Transaction<Database>, id: string, now: Date): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('mailed_links')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id'),
  );
}

/** Deletes every link of a member for a purpose. */
export async function dropLinks(
  trx: Transaction<Database>,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await trx
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The first link to that address that can still undo a change of contact. */
export async function findEarliestUndo(
  trx: Transaction<Database>,
  { user_id, email, now }: { user_id: string; email: string; now: Date },
) {
  return trx
    .selectFrom('mailed_links')
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'undo-contact')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .select('mobiles')
    .executeTakeFirst();
}

/** Deletes the other links of a member that undo a change of contact, from this one on. */
export async function dropUndosSince(
  trx: Transaction<Database>,
  link: { id: string; user_id: string; created_at: Date },
): Promise<void> {
  await trx
    .deleteFrom('mailed_links')
    .where('user_id', '=', link.user_id)
    .where('purpose', '=', 'undo-contact')
    .where('id', '!=', link.id)
    .where('created_at', '>=', link.created_at)
    .execute();
}

/** Marks an address as confirmed; false if it is not the profile's any more. */
export async function setVerifiedEmail(
  trx: Transaction<Database>,
  userId: string,
  email: string,
): Promise<boolean> {
  return returnsRow(
    trx
      .updateTable('users')
      .from('profiles')
      .set({ verified_email: email })
      .whereRef('profiles.user_id', '=', 'users.id')
      .where('users.id', '=', userId)
      .where(profileEmail, '=', email)
      .returning('users.id'),
  );
}

/** Deletes the links that expired before then, with the addresses they were mailed to. */
export async function forgetLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<', before).execute();
}
