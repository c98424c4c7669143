import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DOMAINS } from './domain.ts';
import { LANGUAGES } from './languages.ts';
import { SOCIAL_KINDS } from './social.ts';

const option = z.object({
  value: z.string(),
  en: z.string(),
  ta: z.optional(z.string()),
  mr: z.optional(z.string()),
  group: z.optional(z.string()),
  languages: z.optional(z.readonly(z.array(z.string()))),
  community: z.optional(z.string()),
  raasi_by_padham: z.optional(z.readonly(z.array(z.string()))),
  preferred: z.optional(z.readonly(z.array(z.string()))),
});

/** Every option list of a site; 404 for an unknown site. */
export const listOptions = endpoint({
  name: 'communities.listOptions',
  method: 'GET',
  path: '/api/options/:domain',
  summary: 'Every option list of a site, keyed by the field that it fills',
  access: 'public',
  params: z.object({ domain: z.string() }),
  reply: z.record(z.string(), z.readonly(z.array(option))),
  errors: ['NOT_FOUND'],
});

/** Whose sign-ins a demonstration gives away. */
const DEMO_ROLES = [
  'administrator',
  'reviewer',
  'cashier',
  'helper',
  'paying',
  'free',
  'pending',
  'incomplete',
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** What a page needs to know about the site before anybody is signed in. */
export const readSite = endpoint({
  name: 'communities.readSite',
  method: 'GET',
  path: '/api/site',
  summary:
    'The site of this host name, its contacts and words, and whether the data is a demonstration',
  access: 'public',
  query: z.object({
    /** whose settings, on a host that stands for every community; neutral: of none in particular */
    domain: z.optional(z.enum([...DOMAINS, 'neutral'])),
    /** of the words of the home page */
    language: z.optional(z.enum(LANGUAGES)),
  }),
  reply: z.object({
    domain: z.nullable(z.enum(DOMAINS)),
    /** whose settings these are; missing if they are those of every community */
    of: z.optional(z.enum([...DOMAINS, 'neutral'])),
    /** what a community says on its home page, if it says something of its own */
    words: z.optional(
      z.object({
        headline: z.optional(z.string()),
        lead: z.optional(z.string()),
        notice: z.optional(z.string()),
      }),
    ),
    support_whatsapp: z.nullable(z.string()),
    /** support email, used if there is no number; null if none is set */
    support_email: z.nullable(z.string()),
    /** the contact for complaints about personal data; without a name it is the office of the site */
    grievance: z.object({ name: z.nullable(z.string()), email: z.string() }),
    social: z.array(z.object({ kind: z.enum(SOCIAL_KINDS), url: z.string() })),
    app_store_url: z.nullable(z.string()),
    /** whether signups are counted by an external service */
    conversion: z.boolean(),
    demo: z.nullable(
      z.object({
        sign_ins: z.array(
          z.object({
            domain: z.enum(DOMAINS),
            role: z.enum(DEMO_ROLES),
            user_name: z.string(),
            mobile_no: z.string(),
            password: z.string(),
          }),
        ),
      }),
    ),
  }),
});
