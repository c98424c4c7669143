import type { MailKind } from '@mala/contract/mail.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { changeVersion, textVersion } from '../../src/access/version.ts';
import type { Context } from '../../src/context.ts';
import type { Askings } from '../../src/db/schema/askings.ts';
import { findLiveOf } from '../../src/features/held-texts/index.ts';
import { freshLetters } from '../factories/accounts.ts';
import { makeMember, type Person, type Wanted } from '../factories.ts';

/** An email address of its own, since mails are limited by recipient. */
export function freshEmail(name = 'meena'): string {
  return `${name}.${freshLetters()}@example.in`;
}

/** A member with an email address of its own. */
export function makeSomebody(ctx: Context, wanted: Wanted = {}): Promise<Person> {
  return makeMember(ctx, { ...wanted, basic: { email: freshEmail(), ...wanted.basic } });
}

/** A text of this member that waits for the office, as a decision names it. */
export async function giveHeldText({ db }: Context, { user_id: profile_id }: Person) {
  const about = {
    part: 'personal' as const,
    field: 'about',
    text: 'My service number was 9840012345.',
  };
  const state = { found: '9840012345', state: 'waiting' as const, held_at: new Date() };
  return db
    .insertInto('held_texts')
    .values({ id: uuid(), profile_id, ...about, ...state })
    .returning(['id', textVersion.as('version')])
    .executeTakeFirstOrThrow();
}

/** A change of this approved member's name that waits for the office or was refused, as a decision names it. */
export async function giveHeldChange(
  { db }: Context,
  { user_id: profile_id }: Person,
  state: 'waiting' | 'refused' = 'waiting',
) {
  const place = { profile_id, section: 'basic' as const };
  const fields = JSON.stringify({ name: 'Another Name' });
  return db
    .insertInto('held_changes')
    .values({ ...place, fields, state, held_at: new Date() })
    .returning(['section', changeVersion.as('version')])
    .executeTakeFirstOrThrow();
}

/** A change of this approved member that others see and the office has not seen, as it is listed. */
export async function giveLiveChange({ db }: Context, { user_id: profile_id }: Person) {
  const change = { profile_id, section: 'personal' as const, before: '{"about":"As it was."}' };
  const at = new Date();
  await db
    .insertInto('live_changes')
    .values({ ...change, since: at, changed_at: at })
    .execute();
  const { version } = (await db.transaction().execute((trx) => findLiveOf(trx, profile_id))) ?? {};
  return { profile_id, version: version ?? '' };
}

/** A mail of this member that could not be sent. */
export async function giveFailedMail(ctx: Context, { user_id }: Person): Promise<string> {
  return giveMail(ctx, user_id, new Date());
}

/** A mail that waits, or that failed. */
export async function giveMail(
  { db }: Context,
  user_id: string,
  failed_at: Date | null = null,
  { kind, facts: given }: { kind: MailKind; facts: object } = {
    kind: 'password-changed',
    facts: { at: '2026-11-21T09:13:08.000Z' },
  },
): Promise<string> {
  const id = uuid();
  const facts = JSON.stringify(given);
  const mail = { id, user_id, kind, facts, failed_at };
  await db.insertInto('mails').values(mail).execute();
  return id;
}

/** A member who was asked, whatever else; gives the id of the asking. */
export async function giveAsking(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id }: Pick<Person, 'user_id'>,
  more: Partial<Insertable<Askings>> = {},
): Promise<string> {
  const id = uuid();
  const asked = { heard_on: '2099-01-01', asked_at: now(), by_mail: true, hides_on: null };
  await db
    .insertInto('askings')
    .values({ user_id, id, ...asked, ...more })
    .execute();
  return id;
}

/** A text that the office has refused. */
export async function giveRefusedText(
  { db }: Context,
  { user_id: profile_id }: Person,
  field = 'about',
): Promise<string> {
  const held = {
    id: uuid(),
    profile_id,
    part: field === 'about' ? ('personal' as const) : ('photo' as const),
    field,
    ...{ text: '…', found: '…', held_at: new Date() },
    ...{ state: 'refused' as const, reason: null },
  };
  await db.insertInto('held_texts').values(held).execute();
  return held.id;
}
