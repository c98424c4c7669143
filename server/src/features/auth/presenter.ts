import { accountKind } from '@mala/contract/access/role-places.ts';
import { worksInOffice } from '@mala/contract/access/roles.ts';
import type { me } from '@mala/contract/auth/me.ts';
import type { listSessions } from '@mala/contract/auth/sessions.ts';
import type { listMemberSessions } from '@mala/contract/members/account.ts';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Config } from '../../config.ts';
import type { Sessions } from '../../db/schema/accounts.ts';
import { deviceWords } from '../../http/device-words.ts';
import type { Claims } from '../../secrets/tokens.ts';
import type { FoundPause } from './queries.ts';

/** The claims of a viewer's token (server rules, section 6). */
export function presentClaims(viewer: Viewer): Claims {
  return {
    session_id: viewer.session_id,
    user_id: viewer.user_id,
    user_name: viewer.user_name,
    mid: viewer.mid,
    domain: viewer.domain,
    role: accountKind(viewer),
    state: viewer.status,
    subscription_id: viewer.subscription_id,
  };
}

/**
 * The account as its owner sees it, and whether a second factor is set up or has to be. Who has no role of the office is
 * not told of any.
 */
export function presentMe(
  { roles, preferences, ...viewer }: Viewer,
  { adminTotp }: Pick<Config, 'adminTotp'>,
  pause: FoundPause,
): output<typeof me.reply> {
  const unset = worksInOffice({ roles }) ? adminTotp : undefined;
  return {
    ...viewer,
    role: accountKind({ roles }),
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(preferences && { preferences }),
    ...(pause && { pause: presentPause(pause) }),
    second_factor: viewer.has_factor ? 'set' : unset,
  };
}

/** Why a profile is paused, as its owner and the office read it. */
export function presentPause({ by_office, reason, since }: NonNullable<FoundPause>) {
  const by = by_office ? ('office' as const) : ('member' as const);
  return { by, reason, since: since.toISOString() };
}

type SessionRow = Pick<
  Selectable<Sessions>,
  'id' | 'user_agent' | 'created_at' | 'seen_at' | 'kept_until'
>;

/** A session as the office sees it: which device and when. */
export function presentMemberSession(
  row: SessionRow,
): output<typeof listMemberSessions.reply>['rows'][number] {
  const { current: _, ...session } = presentSession(row, '');
  return session;
}

/** A session in the member's list, with the names of browser and system if known, which the web words. */
export function presentSession(
  row: SessionRow,
  current: string,
): output<typeof listSessions.reply>['rows'][number] {
  return {
    id: row.id,
    ...deviceWords(row.user_agent),
    signed_in_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    kept_until: row.kept_until?.toISOString() ?? null,
    current: row.id === current,
  };
}
