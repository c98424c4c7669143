import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Message } from '@mala/contract/messages.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { isReadFreely } from '@mala/contract/profiles/free-text.ts';
import { type NoContact, noContact } from '@mala/contract/profiles/held-text.ts';
import { parseSection } from '@mala/contract/profiles/parse-section.ts';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { isApproved } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import { recordEdit } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { checked, MOST_FAULTS } from '../../http/route.ts';
import {
  applyTextPlan,
  findHeldTexts,
  forgetLive,
  keepChanges,
  noteLive,
  planTexts,
  splitChanges,
  type TextPlan,
} from '../held-texts/index.ts';
import { type ProfileRow, storedSection, updateProfile } from './queries.ts';

/** A section as it was sent, checked by the rules of its site, with what was said of its texts. */
export interface SentSection {
  section: Section;
  /** if there are faults, only the valid ones */
  values: Readonly<Record<string, unknown>>;
  faults: Readonly<Record<string, Message>>;
  said: NoContact;
}

/** Writes the line in the history about a section. */
export type RecordEdit = typeof recordEdit;

const saidSchema = z.object(noContact);

/** Reads a section; its faults are thrown by checkTexts, with those of its texts. */
export function readSent(
  profile: { domain: Domain } & Readonly<Partial<Record<Section, object | null>>>,
  section: Section,
  body: unknown,
  today: Date,
): SentSection {
  const { no_contact, ...given } = { ...(body as Readonly<Record<string, unknown>>) };
  const kept = { ...profile[section] };
  const settings = { today, kept, most: MOST_FAULTS };
  const parsed = parseSection(communities[profile.domain], section, given, settings);
  return { section, ...parsed, said: checked(saidSchema, { no_contact }).no_contact };
}

/** What becomes of the texts of a section, by what is stored. Throws 400 INVALID with the contacts and the other faults. */
export async function checkTexts(
  db: Kysely<Database>,
  viewer: Viewer,
  profile: ProfileRow,
  { section, values, faults, said }: SentSection,
): Promise<TextPlan> {
  const held = await findHeldTexts(db, profile.user_id);
  const stored: Readonly<Record<string, unknown>> = { ...profile[section] };
  const texts = fieldsOf(communities[profile.domain], section)
    .filter(isReadFreely)
    .map(({ name }) => ({ field: name, text: values[name], stored: stored[name] }));
  return planTexts(
    viewer,
    texts,
    held.filter(({ part }) => part === section),
    { said, faults },
  );
}

/**
 * Stores a section with what checkTexts planned for its texts, both by the profile as it is under the lock: a text that the
 * office has just allowed must not be lost. Texts that others must not see yet are held apart, so that the section has null
 * in their place; what identifies the person of an approved profile, so that it has what others saw before (decision 074).
 * `record` writes the history.
 */
export async function storeSent(
  trx: Transaction<Database>,
  viewer: Viewer,
  profile: ProfileRow,
  { sent, plan }: { sent: SentSection; plan: TextPlan },
  now: Date,
  record: RecordEdit = recordEdit,
): Promise<void> {
  const { section, values } = sent;
  const { user_id: profileId } = profile;
  const stored: Readonly<Record<string, unknown>> = { ...profile[section] };
  const besides = plan.hidden.filter((name) => !plan.hold.some(({ field }) => field === name));
  const changed = splitChanges(section, { stored, saved: values, besides });
  const isOwner = viewer.user_id === profileId;
  // the office's own change is what others see, in place of what its owner proposed
  const waits = isOwner && isApproved(profile) ? changed : {};
  const isHeld = (name: string) => Object.hasOwn(waits, name);
  const hidden = plan.hidden.filter((name) => !isHeld(name));
  const shown = {
    ...values,
    ...Object.fromEntries(hidden.map((field) => [field, null])),
    ...Object.fromEntries(Object.keys(waits).map((name) => [name, stored[name] ?? null])),
  };
  await updateProfile(trx, profileId, storedSection(section, shown), now);
  // a text that waits as a change is looked at there
  const hold = plan.hold.filter(({ field }) => !isHeld(field));
  await applyTextPlan(trx, { profile_id: profileId, part: section }, { ...plan, hold }, now);
  if (isOwner || Object.keys(changed).length > 0)
    await keepChanges(trx, { profile_id: profileId, section }, waits, now);
  if (isOwner && isApproved(profile)) {
    const unseen = { stored, shown, besides: [...plan.hidden, ...Object.keys(waits)] };
    await noteLive(trx, { profile_id: profileId, section }, unseen, now);
  }
  if (!isOwner) await forgetLive(trx, { profile_id: profileId, section }, { stored, shown }, now);
  const edit = { profileId, part: section, before: profile[section], after: shown };
  await record(trx, viewer, edit, now);
}
