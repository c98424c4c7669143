import { can } from '@mala/contract/access/roles.ts';
import { STATUS, type Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { refusalOfStanding, type Viewer } from './viewer.ts';

// Each rule is a predicate and, where a query needs it, the clause beside it, for queries that name the table
// `profiles`. Statuses are literals in the clauses, so that partial indexes serve them.
const eb = expressionBuilder<Database, 'profiles'>();

export type Gender = 'male' | 'female';

/** What of a profile decides who sees it. */
export interface SeenProfile {
  user_id: string;
  domain: Domain;
  gender: Gender | null;
  status: Status;
}

/** Only approved profiles are shown to members and to the public. */
export function isApproved({ status }: { status: Status }): boolean {
  return status === STATUS.APPROVED;
}
export const approved: Expression<SqlBool> = eb('profiles.status', '=', sql.lit(STATUS.APPROVED));

/** Where every query for profiles that others may see begins. */
export function approvedProfiles(db: Kysely<Database>) {
  return db.selectFrom('profiles').where(approved);
}

/** A site and a gender: who is listed together. */
export interface Group {
  domain: Domain;
  gender: Gender;
}

/** Whether a group lists a profile. */
export function isListedIn(group: Group, profile: SeenProfile): boolean {
  return isApproved(profile) && profile.domain === group.domain && profile.gender === group.gender;
}
export function listedIn({ domain, gender }: Group): Expression<SqlBool> {
  return eb.and([approved, eb('profiles.domain', '=', domain), eb('profiles.gender', '=', gender)]);
}

/**
 * Whom the viewer finds (server rules, section 3): on his own site the other gender, who reads every profile both.
 * Nobody where no gender was ever saved.
 */
export function groupsListed(viewer: Viewer): readonly Group[] {
  const { domain, gender } = viewer;
  if (can(viewer, 'profiles.read'))
    return [
      { domain, gender: 'female' },
      { domain, gender: 'male' },
    ];
  return gender ? [{ domain, gender: gender === 'male' ? 'female' : 'male' }] : [];
}

function lists(viewer: Viewer, profile: SeenProfile): boolean {
  return groupsListed(viewer).some((group) => isListedIn(group, profile));
}

/** Whether the viewer may shortlist a profile: whom he finds, and this already while he is pending. */
export function mayShortlist(viewer: Viewer, profile: SeenProfile): boolean {
  return can(viewer, 'profiles.read') || lists(viewer, profile);
}

/** One's own profile, and for who may read them all every one: shown with the photos in review, and not counted. */
export function readsFreely(viewer: Viewer, { user_id }: { user_id: string }): boolean {
  return user_id === viewer.user_id || can(viewer, 'profiles.read');
}

/**
 * Why the viewer may not open a profile; null where he may (server rules, section 3): the code of his standing, and
 * then one NOT_FOUND for all that he does not find.
 */
export function refusalOfOpening(
  viewer: Viewer,
  profile: SeenProfile | undefined,
): ErrorCode | null {
  if (profile && readsFreely(viewer, profile)) return null;
  return refusalOfStanding(viewer) ?? (profile && lists(viewer, profile) ? null : 'NOT_FOUND');
}

/** Whether the contact of a profile is the viewer's without a download: his own, and for who may read them all. */
export function ownsContact(viewer: Viewer, { user_id }: { user_id: string }): boolean {
  return user_id === viewer.user_id || can(viewer, 'contacts.read');
}

/**
 * Which fields of a profile that he may open the viewer sees: contact (and with it the horoscope files) only after the
 * download, or where it is his without one.
 */
export function levelsSeen(
  viewer: Viewer,
  profile: { user_id: string },
  downloaded: boolean,
): readonly Seen[] {
  if (ownsContact(viewer, profile)) return ['card', 'detail', 'contact', 'own'];
  return downloaded ? ['card', 'detail', 'contact'] : ['card', 'detail'];
}

/** Whether the home page shows a profile. */
export function isFeatured(profile: { status: Status; featured: boolean }): boolean {
  return isApproved(profile) && profile.featured;
}
export const featured: Expression<SqlBool> = eb.and([
  approved,
  eb('profiles.featured', '=', sql.lit(true)),
]);
