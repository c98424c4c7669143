import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { isReadFreely } from '@mala/contract/profiles/free-text.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import {
  applyTextPlan,
  type ChangeRow,
  deleteChange,
  deleteLive,
  findHeldChanges,
  planTexts,
} from '../held-texts/index.ts';
import { findProfile, type ProfileRow, storeFields } from '../profiles/index.ts';

/**
 * Ends the changes that were held while the profile was approved: it is looked at as a whole before it is approved again.
 * What waits is stored, what was refused is forgotten. The caller has locked the profile.
 */
export async function settleChanges(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<void> {
  const changes = await findHeldChanges(trx, profileId);
  const profile = changes.length > 0 ? await findProfile(trx, profileId) : undefined;
  for (const change of changes) {
    if (profile && change.state === 'waiting') await storeProposed(trx, profile, change, now);
    await deleteChange(trx, change);
  }
  // the next review marks what has changed
  await deleteLive(trx, profileId);
}

/** Stores what is proposed; a text in which a contact was found is held as a text, since nobody has looked at it. */
async function storeProposed(
  trx: Transaction<Database>,
  profile: ProfileRow,
  { section, fields }: ChangeRow,
  now: Date,
): Promise<void> {
  const proposed: Readonly<Record<string, unknown>> = fields;
  const stored: Readonly<Record<string, unknown>> = { ...profile[section] };
  const texts = fieldsOf(communities[profile.domain], section)
    .filter(isReadFreely)
    .map(({ name }) => ({
      field: name,
      text: Object.hasOwn(proposed, name) ? proposed[name] : stored[name],
      stored: stored[name],
    }));
  // its owner said of each, when it was saved, that it has no contact
  const said = Object.fromEntries(
    Object.entries(proposed).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
  const { hold } = planTexts({ roles: [] }, texts, [], { said });
  const hidden = Object.fromEntries(hold.map(({ field }) => [field, null]));
  await storeFields(trx, profile.user_id, { section, fields: { ...proposed, ...hidden } }, now);
  const plan = { hold, hidden: [], released: [] };
  await applyTextPlan(trx, { profile_id: profile.user_id, part: section }, plan, now);
}
