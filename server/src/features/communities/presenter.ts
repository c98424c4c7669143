import type { Domain } from '@mala/contract/communities/domain.ts';
import type { readSite, SocialKind } from '@mala/contract/communities/endpoints.ts';
import type { output } from 'zod/mini';
import type { Context } from '../../context.ts';

export type Site = output<typeof readSite.reply>;

const HOSTS: readonly [host: RegExp, kind: SocialKind][] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(x\.com|twitter\.com)$/, 'x'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
];

function kindOf(url: string): SocialKind {
  const { hostname } = new URL(url);
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? 'other';
}

/** The site's settings for pages on a host of `domain`; null: a host of no community. */
export function presentSite({ config, demo }: Context, domain: Domain | null): Site {
  return {
    domain,
    support_whatsapp: config.supportWhatsapp ?? null,
    support_email: config.grievanceEmail ?? null,
    grievance: {
      name: config.grievanceOfficer ?? null,
      email: config.grievanceEmail ?? config.mailFrom,
    },
    social: config.socialLinks.map((url) => ({ kind: kindOf(url), url })),
    app_store_url: config.appStoreUrl ?? null,
    conversion: config.conversionUrl !== undefined,
    demo,
  };
}
