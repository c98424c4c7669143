import { givenPassword } from '@mala/contract/auth/passwords.ts';
import { fieldFaults } from '@mala/contract/issues.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Kysely, Transaction, Updateable } from 'kysely';
import * as z from 'zod/mini';
import { readOffice } from '../../access/office.ts';
import type { SeenProfile } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Profiles } from '../../db/schema/profiles.ts';
import { AppError } from '../../errors.ts';
import { type Contact, followContact, requireOwnPassword, sameContact } from '../auth/index.ts';
import { findHeldChanges, type TextPlan, withProposed } from '../held-texts/index.ts';
import { lockWholeProfile, type ProfileRow, setMid, updateProfile } from './queries.ts';
import { checkTexts, readSent, type SentSection, storeSent } from './sent-section.ts';

/**
 * Saves the basic section. The first save assigns the member id, a change of gender changes its letters
 * (server rules, section 2). After an approval the gender is fixed: 400 INVALID, as for any other fault. From the second
 * save on, another email, mobile or date of birth needs the password of whoever saves (decisions 041 and 051); the confirmed
 * address is told of another contact, and a new one is sent a link to confirm it.
 */
export async function saveBasic(
  ctx: Context,
  { viewer, address }: { viewer: Viewer; address: string },
  loaded: ProfileRow,
  body: Readonly<Record<string, unknown>>,
): Promise<{ mid: string }> {
  const now = ctx.now();
  const profile = await asWritten(ctx.db, viewer, loaded);
  const { password, ...section } = body;
  const typed = passwordField.safeParse({ password });
  const read = readSent(profile, 'basic', withFiller(section, profile, viewer), now);
  const { values } = read;
  const after = contactOf(values);
  const stored = profile.basic && contactOf(profile.basic);
  const born = values.date_of_birth;
  const isSame = (known: Contact, birth: unknown) =>
    sameContact(known, after) && birth === born && CONTACT.every((name) => name in values);
  const asked = stored !== null && !isSame(stored, profile.basic?.date_of_birth);
  const faults = {
    ...read.faults,
    ...lateFaults(profile, values, asked && !typed.data?.password),
    ...fieldFaults(typed.error?.issues ?? [], { password }),
  };
  const sent = { ...read, faults };
  // the password is tried last: whoever has anything else to correct is told of all of that, and no try is counted
  if (asked || Object.keys(faults).length > 0) await checkTexts(ctx.db, viewer, profile, sent);
  const requireSamePassword = asked
    ? await requireOwnPassword(ctx, viewer, typed.data?.password)
    : null;
  return ctx.db.transaction().execute(async (trx) => {
    const held = await lockWholeProfile(trx, profile.user_id);
    if (!held) throw new AppError('NOT_FOUND');
    const before = held.basic && contactOf(held.basic);
    const own = await asWritten(trx, viewer, held);
    const plan = await checkTexts(trx, viewer, own, sent);
    await requireSamePassword?.(trx);
    // changed by another call meanwhile
    if (before && !asked && !isSame(before, own.basic?.date_of_birth))
      throw new AppError('INVALID', { faults: { password: 'passwordForContact' } });
    const late = lateFaults(held, values, false);
    if (late.gender) throw new AppError('INVALID', { faults: late });
    return storeBasic(trx, ctx, { viewer, address }, held, { sent, plan });
  });
}

/**
 * Stores a checked basic section with what follows from it: the member id, and what the confirmed or the new address is told. The
 * caller has locked the profile. Throws 403 FORBIDDEN to who works for the office, where nobody begins a profile.
 */
export async function storeBasic(
  trx: Transaction<Database>,
  ctx: Context,
  { viewer, address }: { viewer: Viewer; address: string },
  held: ProfileRow,
  { sent, plan }: { sent: SentSection; plan: TextPlan },
): Promise<{ mid: string }> {
  // of who was given a role meanwhile
  if (!held.basic && (await readOffice(trx, held.user_id)).roles.length > 0)
    throw new AppError('FORBIDDEN');
  const { values } = sent;
  const mid = await setMid(trx, held, values.gender === 'male' ? 'MM' : 'MF');
  await storeSent(trx, viewer, held, { sent, plan }, ctx.now());
  await followContact(trx, ctx, {
    user_id: held.user_id,
    before: held.basic && contactOf(held.basic),
    after: contactOf(values),
    given: viewer.user_id === held.user_id,
    network: address,
  });
  return { mid };
}

/** A profile as the viewer edits it: its owner with the changes that others do not see yet. */
async function asWritten(
  db: Kysely<Database>,
  viewer: Viewer,
  profile: ProfileRow,
): Promise<ProfileRow> {
  if (viewer.user_id !== profile.user_id) return profile;
  return withProposed(profile, await findHeldChanges(db, profile.user_id));
}

/** Callers that do not know `filled_in_by` leave it as it is; at the first save it is what the signup said. */
function withFiller(
  section: Readonly<Record<string, unknown>>,
  { user_id, basic }: ProfileRow,
  viewer: Viewer,
) {
  const said = viewer.user_id === user_id ? viewer.filled_in_by : null;
  const known = basic ? (basic.filled_in_by ?? null) : said;
  return { filled_in_by: known, ...section };
}

const passwordField = z.object({ password: z.optional(givenPassword) });
/** What is changed by password only. */
const CONTACT = ['email', 'mobiles', 'date_of_birth'];

/** Faults that a valid section has by what is stored. */
function lateFaults(
  { approved_at, gender }: ProfileRow,
  values: Readonly<Record<string, unknown>>,
  lacksPassword: boolean,
): { gender?: 'genderFixed'; password?: 'passwordForContact' } {
  return {
    ...genderFault({ approved_at, gender }, values),
    ...(lacksPassword && { password: 'passwordForContact' }),
  };
}

/** After an approval the gender is fixed. */
export function genderFault(
  { approved_at, gender }: Pick<ProfileRow, 'approved_at' | 'gender'>,
  values: Readonly<Record<string, unknown>>,
): { gender?: 'genderFixed' } {
  const isFixed = approved_at !== null && 'gender' in values && values.gender !== gender;
  return isFixed ? { gender: 'genderFixed' } : {};
}

export function contactOf({ email, mobiles }: Readonly<Record<string, unknown>>): Contact {
  return {
    email: typeof email === 'string' ? email : null,
    mobiles: Array.isArray(mobiles) ? [String(mobiles[0]), mobiles[1] ?? null] : null,
  };
}

/** Saves a section other than the basic one, which completes its step. Throws 400 INVALID. */
export async function saveSection(
  ctx: Context,
  viewer: Viewer,
  profile: SeenProfile,
  section: Exclude<Section, 'basic'>,
  body: unknown,
): Promise<void> {
  const now = ctx.now();
  const sent: SentSection = readSent(profile, section, body, now);
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockWholeProfile(trx, profile.user_id);
    if (!held) throw new AppError('NOT_FOUND');
    const own = await asWritten(trx, viewer, held);
    const plan = await checkTexts(trx, viewer, own, sent);
    await storeSent(trx, viewer, held, { sent, plan }, now);
  });
}

/** Stores columns of a profile and records the edit of the part that they belong to. */
export async function savePart(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  part: 'photo' | 'home-photo',
  change: Pick<Updateable<Profiles>, 'photos_done' | 'home_photo'>,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const held = await lockWholeProfile(trx, profileId);
    if (!held) throw new AppError('NOT_FOUND');
    await updateProfile(trx, profileId, change, now);
    const { photos_done, home_photo } = held;
    const before = { photos_done, home_photo };
    await recordEdit(
      trx,
      viewer,
      { profileId, part, before, after: { ...before, ...change } },
      now,
    );
  });
}
