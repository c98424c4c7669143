import type { readSite } from '@mala/contract/communities/endpoints.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Me } from '../app/lib/session/session.ts';

/** A member who may do everything, but has no package. */
export const MEMBER: Me = {
  user_id: '01890000-0000-7000-8000-000000000001',
  user_name: 'Meena Sundaram',
  mobile_no: '9840012345',
  domain: 'tamilmala',
  profile_for: null,
  filled_in_by: null,
  mid: 'MF100123',
  role: 'MEMBER',
  status: 200,
  status_reason: null,
  standing: 'approved',
  steps: { basic: true, personal: true, work: true, photo: true, family: true, horoscope: true },
  has_photo: true,
  home_photo: false,
  home_state: 'tamil-nadu',
  subscription_id: null,
  email: 'meena@example.in',
  email_verified: true,
  terms_due: false,
};

/** An owner of both communities, who has no profile. */
export const OWNER: Partial<Me> = {
  role: 'ADMIN',
  roles: [{ role: 'OWNER', domain: null }],
  mid: null,
};

export const SITE: Got<typeof readSite.reply> = {
  domain: null,
  support_whatsapp: '919000000002',
  support_email: null,
  grievance: { name: 'Kamala', email: 'grievance@example.org' },
  social: [],
  app_store_url: null,
  conversion: false,
  demo: null,
};

/** A token with somebody's claims; nothing here verifies its signature. */
export function tokenOf({
  user_id,
  user_name,
  mid,
  domain,
  role,
  status,
  subscription_id,
}: Me): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { user_id, user_name, mid, domain, role, state: status, subscription_id };
  const payload = JSON.stringify({ ...claims, iat: now, exp: now + 3600 });
  const bytes = new TextEncoder().encode(payload);
  return `e30.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}.s`;
}
