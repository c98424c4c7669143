import { ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import type { Role } from '@mala/contract/access/roles.ts';
import type { Standing } from '@mala/contract/access/standing.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';

/**
 * What becomes of a call: let in, whatever it says then; a list that has the target in it, or has not; or refused with
 * a code.
 */
export type Outcome = 'in' | 'listed' | 'not listed' | ErrorCode;

/** Who asks: nobody, a member in a standing, or a role in the community of the target or in the other one. */
export type Asker = 'guest' | Standing | `${Role} here` | `${Role} elsewhere`;

export type Row = Readonly<Record<Asker, Outcome>>;

const members = (outcome: Outcome) => ({
  incomplete: outcome,
  pending: outcome,
  approved: outcome,
  paused: outcome,
  married: outcome,
  refused: outcome,
});

/** The outcomes of the roles that are let in, here and elsewhere; the others may not. */
function roles(some: readonly Role[], here: Outcome, elsewhere: Outcome) {
  const all = ROLE_NAMES.flatMap((role): [string, Outcome][] => {
    const may = some.includes(role);
    return [
      [`${role} here`, may ? here : 'FORBIDDEN'],
      [`${role} elsewhere`, may ? elsewhere : 'FORBIDDEN'],
    ];
  });
  return Object.fromEntries(all) as Record<`${Role} ${'here' | 'elsewhere'}`, Outcome>;
}

const GUEST = { guest: 'UNAUTHENTICATED' } as const;

/** Anybody. */
export const PUBLIC: Row = { guest: 'in', ...members('in'), ...roles(ROLE_NAMES, 'in', 'in') };

/** Whoever is signed in. */
export const SESSION: Row = { ...PUBLIC, ...GUEST };

/** Whoever has no role of the office. */
export const MEMBERS: Row = { ...GUEST, ...members('in'), ...roles([], 'in', 'in') };

/** These roles, with whatever is of their community; elsewhere it does not exist. */
export function office(some: readonly Role[], elsewhere: Outcome = 'NOT_FOUND'): Row {
  return { ...GUEST, ...members('FORBIDDEN'), ...roles(some, 'in', elsewhere) };
}

/** These roles list what is of their community. */
export function list(some: readonly Role[]): Row {
  return { ...GUEST, ...members('FORBIDDEN'), ...roles(some, 'listed', 'not listed') };
}

const BY_STANDING = {
  incomplete: 'PROFILE_INCOMPLETE',
  pending: 'PROFILE_PENDING',
  approved: 'in',
  paused: 'PROFILE_PAUSED',
  married: 'PROFILE_CLOSED',
  refused: 'PROFILE_REFUSED',
} as const;

/** Approved members, and who reads every profile of the community. */
export const OPENING: Row = {
  ...GUEST,
  ...BY_STANDING,
  ...roles(['OWNER', 'REVIEWER'], 'in', 'NOT_FOUND'),
};

/** The same, and pending members. */
export const SEARCHING: Row = { ...OPENING, pending: 'in' };

/** Everybody who is let in gets this answer, whatever the role. */
export const each = (row: Row, outcome: Row['guest']): Row =>
  Object.fromEntries(
    Object.entries(row).map(([asker, was]) => [asker, was === 'in' ? outcome : was]),
  ) as Row;
