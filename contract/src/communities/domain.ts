/** The sites, by their code. */
export const DOMAINS = ['tamilmala', 'marathimala'] as const;
export type Domain = (typeof DOMAINS)[number];

/** The site of the form and of the administrators' filter before anybody chose (specification, section 6). */
export const FORM_DOMAIN: Domain = 'tamilmala';
/** The site of a signup that names none (specification, section 6). */
export const PAYLOAD_DOMAIN: Domain = 'marathimala';

export function isDomain(value: unknown): value is Domain {
  return DOMAINS.some((domain) => domain === value);
}
