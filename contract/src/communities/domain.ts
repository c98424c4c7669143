/** The codes of the sites. */
export const DOMAINS = ['tamilmala', 'marathimala'] as const;
export type Domain = (typeof DOMAINS)[number];

/** The default site of the signup form and the administrators' filter (specification, section 6). */
export const FORM_DOMAIN: Domain = 'tamilmala';
/** The site of a signup that does not name one (specification, section 6). */
export const PAYLOAD_DOMAIN: Domain = 'marathimala';

export function isDomain(value: unknown): value is Domain {
  return DOMAINS.some((domain) => domain === value);
}
