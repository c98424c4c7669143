import type { listSessions } from '@mala/contract/auth/sessions.ts';
import Bowser from 'bowser';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Sessions } from '../../db/schema/accounts.ts';
import type { Claims } from '../../secrets/tokens.ts';

/** The claims of a viewer's token (server rules, section 6). */
export function presentClaims(viewer: Viewer): Claims {
  return {
    session_id: viewer.session_id,
    user_id: viewer.user_id,
    user_name: viewer.user_name,
    mid: viewer.mid,
    domain: viewer.domain,
    role: viewer.role,
    state: viewer.status,
    subscription_id: viewer.subscription_id,
  };
}

type SessionRow = Pick<
  Selectable<Sessions>,
  'id' | 'user_agent' | 'created_at' | 'seen_at' | 'kept_until'
>;

/** A session in the member's list, with the names of browser and system if known, which the web words. */
export function presentSession(
  row: SessionRow,
  current: string,
): output<typeof listSessions.reply>['rows'][number] {
  const device = row.user_agent ? Bowser.parse(row.user_agent) : null;
  return {
    id: row.id,
    browser: device?.browser.name || null,
    system: device?.os.name || null,
    signed_in_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    kept_until: row.kept_until?.toISOString() ?? null,
    current: row.id === current,
  };
}
