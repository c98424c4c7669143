import { hash } from 'node:crypto';
import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { HistoryAction } from '@mala/contract/history.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { HeldChange } from '@mala/contract/profiles/held-change.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import type { Database } from '../../db/schema/database.ts';
import { followContact } from '../auth/index.ts';
import { findHeldChanges, findHeldTexts, presentHeldChanges } from '../held-texts/index.ts';
import { presentSection, withHeldTexts } from './present-fields.ts';
import { type ProfileRow, setMid } from './queries.ts';
import { contactOf, genderFault } from './save-profile.ts';
import { checkTexts, type RecordEdit, readSent, storeSent } from './sent-section.ts';

type Values = Readonly<Record<string, unknown>>;

/** A saved section as the office reads it. */
export interface Correctable {
  fields: Values;
  /** what its member wants changed of what identifies him */
  proposed: HeldChange[];
  /** of all of that */
  version: string;
}

/** A section to correct; undefined if it was never saved. */
export async function findCorrectable(
  db: Kysely<Database>,
  profile: ProfileRow,
  section: Section,
): Promise<Correctable | undefined> {
  if (!profile[section]) return undefined;
  const held = await findHeldTexts(db, profile.user_id);
  const changes = (await findHeldChanges(db, profile.user_id)).filter(
    (one) => one.section === section,
  );
  const fields: Values = { ...presentSection(withHeldTexts(profile, held), section) };
  const { held_changes: proposed = [] } = presentHeldChanges(changes, profile);
  const version = hash('sha256', JSON.stringify([fields, proposed]));
  return { fields, proposed, version };
}

/** The names of a section's fields that members pay to see, or see of nobody. */
export function contactFields({ domain }: { domain: Domain }, section: Section): string[] {
  return fieldsOf(communities[domain], section)
    .filter(({ seen }) => seen === 'contact' || seen === 'own')
    .map(({ name }) => name);
}

/**
 * Stores a section for its member, by the rules of its form: it is seen at once, and takes the place of what waited of the same. The
 * caller has locked the profile. Returns the stored fields. Throws 400 INVALID.
 */
export async function storeCorrected(
  trx: Transaction<Database>,
  ctx: Context,
  { viewer, address }: { viewer: Viewer; address: string },
  profile: ProfileRow,
  {
    section,
    fields,
    action,
    reason,
  }: {
    section: Section;
    fields: Values;
    action: HistoryAction;
    reason: string;
  },
): Promise<Values> {
  const now = ctx.now();
  const read = readSent(profile, section, fields, now);
  const late = section === 'basic' ? genderFault(profile, read.values) : {};
  const sent = { ...read, faults: { ...read.faults, ...late } };
  const plan = await checkTexts(trx, viewer, profile, sent);
  if (section === 'basic') await setMid(trx, profile, sent.values.gender === 'male' ? 'MM' : 'MF');
  const record: RecordEdit = async (_trx, _actor, { profileId, ...edit }) => {
    await recordHistory(trx, viewer, { action, subject_id: profileId, reason, ...edit }, now);
  };
  await storeSent(trx, viewer, profile, { sent, plan }, now, record);
  if (section === 'basic' && profile.basic)
    await followContact(trx, ctx, {
      user_id: profile.user_id,
      before: contactOf(profile.basic),
      after: contactOf(sent.values),
      given: false,
      network: address,
    });
  return sent.values;
}
