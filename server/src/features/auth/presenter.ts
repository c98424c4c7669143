import type { me } from '@mala/contract/auth.ts';
import type { output } from 'zod/mini';
import type { Viewer } from '../../http/viewer.ts';
import type { Claims } from '../../services/tokens.ts';

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

/** The viewer as GET /api/me answers. */
export function presentMe(viewer: Viewer): output<typeof me.reply> {
  return {
    user_id: viewer.user_id,
    user_name: viewer.user_name,
    mobile_no: viewer.mobile_no,
    domain: viewer.domain,
    mid: viewer.mid,
    role: viewer.role,
    status: viewer.status,
    status_reason: viewer.status_reason,
    standing: viewer.standing,
    steps: viewer.steps,
    has_photo: viewer.has_photo,
    home_state: viewer.home_state,
    subscription_id: viewer.subscription_id,
    email: viewer.email,
    email_verified: viewer.email_verified,
    terms_due: viewer.terms_due,
  };
}
