import { givenPassword } from '@mala/contract/auth/passwords.ts';
import { fieldFaults } from '@mala/contract/issues.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { SeenProfile } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordEdit } from '../../db/audit-log.ts';
import type { EditedPart } from '../../db/schema/audit-log.ts';
import type { Profiles } from '../../db/schema/profiles.ts';
import { AppError } from '../../errors.ts';
import { type Contact, followContact, requireOwnPassword, sameContact } from '../auth/index.ts';
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
  profile: ProfileRow,
  body: Readonly<Record<string, unknown>>,
): Promise<{ mid: string }> {
  const now = ctx.now();
  const { password, ...section } = body;
  const typed = passwordField.safeParse({ password });
  const read = readSent(profile, 'basic', withFiller(section, profile, viewer), now);
  const { values } = read;
  const after = contactOf(values);
  const stored = profile.basic && contactOf(profile.basic);
  const born = values.date_of_birth;
  const isSame = (known: Contact, birth: unknown) =>
    sameContact(known, after) && birth === born && CONTACT.every((name) => name in values);
  const asked = stored !== null && !isSame(stored, profile.date_of_birth);
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
    const plan = await checkTexts(trx, viewer, held, sent);
    await requireSamePassword?.(trx);
    // changed by another call meanwhile
    if (before && !asked && !isSame(before, held.date_of_birth))
      throw new AppError('INVALID', { faults: { password: 'passwordForContact' } });
    const late = lateFaults(held, values, false);
    if (late.gender) throw new AppError('INVALID', { faults: late });
    const mid = await setMid(trx, held, values.gender === 'male' ? 'MM' : 'MF');
    await storeSent(trx, viewer, held.user_id, { sent, plan }, now);
    await followContact(trx, ctx, {
      user_id: profile.user_id,
      before,
      after,
      given: viewer.user_id === profile.user_id,
      network: address,
    });
    return { mid };
  });
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
  const isFixed = approved_at !== null && 'gender' in values && values.gender !== gender;
  return {
    ...(isFixed && { gender: 'genderFixed' }),
    ...(lacksPassword && { password: 'passwordForContact' }),
  };
}

function contactOf({ email, mobiles }: Readonly<Record<string, unknown>>): Contact {
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
    const plan = await checkTexts(trx, viewer, held, sent);
    await storeSent(trx, viewer, held.user_id, { sent, plan }, now);
  });
}

/** Stores columns of a profile and records the edit of the part that they belong to. */
export async function savePart(
  ctx: Context,
  viewer: Viewer,
  profileId: string,
  part: EditedPart,
  change: Updateable<Profiles>,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    await updateProfile(trx, profileId, change, now);
    await recordEdit(trx, viewer, profileId, part, now);
  });
}
