import type { Away } from '@mala/contract/access/away.ts';
import { domainsOf } from '@mala/contract/access/role-places.ts';
import { can, type Permission } from '@mala/contract/access/roles.ts';
import { STATUS, type Status } from '@mala/contract/access/status.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { refusalOfStanding, type Viewer } from './viewer.ts';

// Each rule is a predicate and, if a query needs it, a clause for queries that name the table `profiles`. Statuses
// are literals in the clauses, so that partial indexes apply.
const eb = expressionBuilder<Database, 'profiles'>();

export type Gender = 'male' | 'female';
const otherThan = (gender: Gender) => (gender === 'male' ? 'female' : 'male');

/** The columns of a profile that decide who sees it. */
export interface SeenProfile {
  user_id: string;
  domain: Domain;
  gender: Gender | null;
  status: Status;
  away: Away | null;
}

/** What is decided of approved profiles holds for those that are away, too. */
export function isApproved({ status }: { status: Status }): boolean {
  return status === STATUS.APPROVED;
}
export const approved: Expression<SqlBool> = eb('profiles.status', '=', sql.lit(STATUS.APPROVED));

/** Members and the public see only approved profiles that are neither paused nor closed. */
export function isVisible(profile: { status: Status; away: Away | null }): boolean {
  return isApproved(profile) && profile.away === null;
}
export const visible: Expression<SqlBool> = eb.and([approved, eb('profiles.away', 'is', null)]);

/** The start of every query for profiles that others may see. */
export function visibleProfiles(db: Kysely<Database>) {
  return db.selectFrom('profiles').where(visible);
}

/** Nobody of the office decides about what a closed account has waiting. */
export function isClosed({ away }: { away: Away | null }): boolean {
  return away === 'closed';
}
export const notClosed: Expression<SqlBool> = eb(
  'profiles.away',
  'is distinct from',
  sql.lit('closed' as const),
);

/**
 * Whether a role of the viewer lets them do something with a profile: in its community, and never with their own, so that
 * nobody decides about themselves. For others the profile does not exist.
 */
export function mayActOn(
  viewer: Viewer,
  permission: Permission,
  { user_id, domain }: { user_id: string; domain: Domain },
): boolean {
  return user_id !== viewer.user_id && can(viewer, permission, domain);
}
export function actedOnBy(viewer: Viewer, permission: Permission): Expression<SqlBool> {
  return eb.and([
    eb('profiles.domain', 'in', domainsOf(viewer, permission)),
    eb('profiles.user_id', '<>', viewer.user_id),
  ]);
}

/** Whether the viewer may change a profile: their own, as a member, or by their role. */
export function mayEdit(viewer: Viewer, profile: { user_id: string; domain: Domain }): boolean {
  const own = profile.user_id === viewer.user_id && can(viewer, 'profile.own');
  return own || mayActOn(viewer, 'profiles.edit', profile);
}

/** The profiles of one site and gender, which are listed together. */
export interface Group {
  domain: Domain;
  gender: Gender;
}

/** All of them. */
export const GROUPS: readonly Group[] = DOMAINS.flatMap((domain) =>
  (['female', 'male'] as const).map((gender) => ({ domain, gender })),
);

/** Whether a group lists a profile. */
export function isListedIn(group: Group, profile: SeenProfile): boolean {
  return isVisible(profile) && profile.domain === group.domain && profile.gender === group.gender;
}
export function listedIn({ domain, gender }: Group): Expression<SqlBool> {
  return eb.and([visible, eb('profiles.domain', '=', domain), eb('profiles.gender', '=', gender)]);
}

/**
 * The groups that the viewer finds (server rules, section 3): the other gender on the same site, and both for readers
 * of every profile of that site. None before a gender was saved.
 */
export function groupsListed(viewer: Viewer): readonly Group[] {
  const { domain, gender } = viewer;
  if (can(viewer, 'profiles.read', domain))
    return [
      { domain, gender: 'female' },
      { domain, gender: 'male' },
    ];
  if (!gender || !can(viewer, 'profile.own')) return [];
  return groupsFoundBy({ domain, gender });
}

/** The groups that a member finds, whoever asks for him: the other gender on the same site. */
export function groupsFoundBy({ domain, gender }: Group): readonly [Group] {
  return [{ domain, gender: otherThan(gender) }];
}

function lists(viewer: Viewer, profile: SeenProfile): boolean {
  return groupsListed(viewer).some((group) => isListedIn(group, profile));
}

/** Whether the viewer may shortlist a profile: one that search finds, even while the viewer is pending. */
export function mayShortlist(viewer: Viewer, profile: SeenProfile): boolean {
  return can(viewer, 'profiles.read', profile.domain) || lists(viewer, profile);
}

/**
 * Whether a profile is shown with its photos and texts in review and is not counted: one's own, and all to administrators.
 * Held texts need no clause: queries for others read the sections, which do not have them.
 */
export function readsFreely(
  viewer: Viewer,
  { user_id, domain }: { user_id: string; domain: Domain },
): boolean {
  return user_id === viewer.user_id || can(viewer, 'profiles.read', domain);
}

/** Whether the lists and opened profiles of a viewer are counted: a member's are, the office's are not. */
export function isBudgeted(viewer: Viewer): boolean {
  return !can(viewer, 'profiles.read');
}

/**
 * Why the viewer may not open a profile, or null (server rules, section 3): the code of the viewer's standing, else
 * NOT_FOUND for every profile that search would not find.
 */
export function refusalOfOpening(
  viewer: Viewer,
  profile: SeenProfile | undefined,
): ErrorCode | null {
  if (profile && readsFreely(viewer, profile)) return null;
  return refusalOfStanding(viewer) ?? (profile && lists(viewer, profile) ? null : 'NOT_FOUND');
}

/** Whether the viewer, who may open the profile, has a match with it: a member, with somebody of the other gender. */
export function isMatched(
  viewer: Viewer,
  profile: { user_id: string; domain: Domain; gender: Gender | null },
): boolean {
  const { gender } = viewer;
  return !readsFreely(viewer, profile) && gender !== null && profile.gender === otherThan(gender);
}

/**
 * As whom the viewer is compared with those whom a search finds: null for who may open none of them, so that lists say no more
 * of a horoscope than its cards, and for the office.
 */
export function comparedAs(viewer: Viewer): Gender | null {
  if (can(viewer, 'profiles.read', viewer.domain)) return null;
  return refusalOfStanding(viewer) === null ? viewer.gender : null;
}

/** Whether the viewer sees a contact without a download: one's own, and all to administrators. */
export function ownsContact(
  viewer: Viewer,
  { user_id, domain }: { user_id: string; domain: Domain },
): boolean {
  return user_id === viewer.user_id || can(viewer, 'contacts.read', domain);
}

/** Whether the viewer sees a contact because he works for the office, which the history records. */
export function looksAsOffice(viewer: Viewer, { user_id }: { user_id: string }): boolean {
  return user_id !== viewer.user_id && can(viewer, 'contacts.read');
}

/**
 * The levels of fields that the viewer sees of a profile that may be opened: contact, and with it the horoscope files,
 * only after the download or if none is needed.
 */
export function levelsSeen(
  viewer: Viewer,
  profile: { user_id: string; domain: Domain },
  downloaded: boolean,
): readonly Seen[] {
  if (ownsContact(viewer, profile)) return ['card', 'detail', 'contact', 'own'];
  return downloaded ? ['card', 'detail', 'contact'] : ['card', 'detail'];
}

/**
 * The levels of fields that the viewer sees of a profile that a search has found: details only if it may be opened. A list shows
 * the office no contact: each look at one is recorded.
 */
export function levelsListed(
  viewer: Viewer,
  profile: { user_id: string; domain: Domain },
  downloaded: boolean,
): readonly Seen[] {
  const opens = readsFreely(viewer, profile) || refusalOfStanding(viewer) === null;
  if (!opens) return ['card'];
  return looksAsOffice(viewer, profile)
    ? ['card', 'detail']
    : levelsSeen(viewer, profile, downloaded);
}

/** Whether the viewer reads the details of those whom a search finds, and may therefore search by them. */
export function readsDetails(viewer: Viewer): boolean {
  return can(viewer, 'profiles.read', viewer.domain) || refusalOfStanding(viewer) === null;
}

/** Whether the home page shows a profile. */
export function isFeatured(profile: {
  status: Status;
  away: Away | null;
  featured: boolean;
}): boolean {
  return isVisible(profile) && profile.featured;
}
export const featured: Expression<SqlBool> = eb.and([
  visible,
  eb('profiles.featured', '=', sql.lit(true)),
]);
