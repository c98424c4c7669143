/** Links to a site's pages elsewhere, shown in the footer. */
export const SOCIAL_KINDS = ['facebook', 'instagram', 'youtube', 'x', 'whatsapp', 'other'] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

const HOSTS: readonly [host: RegExp, kind: SocialKind][] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(^|\.)instagram\.com$/, 'instagram'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(x\.com|twitter\.com)$/, 'x'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
];

/** The host of an address that names no user; browsers take a backslash for its end. */
const HOST = /^https?:\/\/([^\s/?#@:\\]+)(?::\d+)?(?=[/?#]|$)/i;

/** The network of an address, by its host; `other` also for what is no address. */
export function socialKind(url: string): SocialKind {
  const host = HOST.exec(url)?.[1]?.toLowerCase() ?? '';
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'other';
}
