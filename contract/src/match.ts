import type { Ashtakoot, Porutham } from '@mala/horoscope/index.ts';
import * as z from 'zod/mini';
import { DOMAINS, type Domain } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { NOT_OPENING, profileParams } from './endpoint-parts.ts';

/** The two traditions: 36 points in eight kutas, and ten poruthams. */
export const MATCH_SYSTEMS = ['ashtakoot', 'porutham'] as const;
export type MatchSystem = (typeof MATCH_SYSTEMS)[number];

const SYSTEM_OF_SITE: Readonly<Record<Domain, MatchSystem>> = {
  tamilmala: 'porutham',
  marathimala: 'ashtakoot',
};

/** The tradition of a community. */
export function systemOf(domain: Domain): MatchSystem {
  return SYSTEM_OF_SITE[domain];
}

const MATCH_VERDICTS = ['excellent', 'acceptable', 'not_recommended'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];

/** Whose star and raasi are needed: the viewer's own, or those of the profile. */
const LACKING = ['own', 'other'] as const;

/** What families ask for by name: rajju in the ten poruthams, and nadi in the eight kutas. */
const DOSHAS = ['rajju', 'nadi'] as const;

/** The whole figure of each system, which the parts that cannot be computed lessen. */
export const WHOLE_FIGURE: Readonly<Record<MatchSystem, number>> = { ashtakoot: 36, porutham: 10 };

const figure = {
  system: z.enum(MATCH_SYSTEMS),
  /** of `maximum`; null if nothing can be computed, which says nothing about the two */
  score: z.nullable(z.number()),
  /** 36 or 10, less what cannot be computed */
  maximum: z.number(),
  /** null if it depends on what is missing */
  verdict: z.nullable(z.enum(MATCH_VERDICTS)),
  /** whose star or raasi is not known, or whose two do not fit each other; then there is no score */
  lacks: z.optional(z.array(z.enum(LACKING))),
  /** rajju does not match, which decides whatever the score; or nadi has no points; missing if it is not so or not known */
  dosha: z.optional(z.enum(DOSHAS)),
};

/** How well the horoscopes of the viewer and of a profile agree, from star, padham and raasi alone. */
export const matchFigure = z.object(figure);
export type MatchFigure = z.infer<typeof matchFigure>;

const MISSING = [
  'groom.star',
  'groom.padham',
  'groom.raasi',
  'bride.star',
  'bride.padham',
  'bride.raasi',
] as const;

export type MatchMissing = (typeof MISSING)[number];

export const LEVELS = ['uthamam', 'madhyamam', 'adhamam'] as const;

export const KUTAS = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'graha_maitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;

export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rasi',
  'rasi_adhipathi',
  'vasiya',
  'rajju',
  'vedha',
] as const;

const part = {
  /** a key: the words belong to the interface */
  reason: z.string(),
  computable: z.boolean(),
  /** what would decide; empty if it is computable */
  missing: z.array(z.enum(MISSING)),
};

const kuta = z.object({
  ...part,
  name: z.enum(KUTAS),
  /** null if it cannot be computed */
  points: z.nullable(z.number()),
  maximum: z.number(),
});
const poruthamPart = z.object({
  ...part,
  name: z.enum([...PORUTHAMS, 'nadi']),
  /** null if it cannot be computed */
  level: z.nullable(z.enum(LEVELS)),
});
export type KutaPart = z.infer<typeof kuta>;
export type PoruthamPart = z.infer<typeof poruthamPart>;

/** The keys of the reasons of each part; `missing` in their place where it cannot be computed. */
export type { KutaReasons, PoruthamReasons } from '@mala/horoscope/index.ts';

/** The keys of the cancellations. */
export type MatchNote = (Ashtakoot | Porutham)['notes'][number]['note'];

const person = z.object({
  mid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** the value of an option, or null */
  star: z.nullable(z.string()),
  /** 1 to 4 */
  padham: z.nullable(z.number()),
  /** the value of an option, or null */
  raasi: z.nullable(z.string()),
});
export type MatchPerson = z.infer<typeof person>;

const whole = {
  ...figure,
  domain: z.enum(DOMAINS),
  /** cancellations that some sources accept; they change no number */
  notes: z.array(z.object({ part: z.string(), note: z.string() })),
  flags: z.array(z.enum(['vashya_approximate', 'padham_missing'])),
  /** which of the two is the viewer */
  own: z.enum(['groom', 'bride']),
  groom: person,
  bride: person,
};

const ashtakootReply = z.object({
  ...whole,
  system: z.literal('ashtakoot'),
  convention: z.literal('charak_with_common_yoni'),
  /** in the order in which they are told; none if something is lacking */
  parts: z.array(kuta),
});

const poruthamReply = z.object({
  ...whole,
  system: z.literal('porutham'),
  convention: z.literal('printed_tamil'),
  /** whether rajju fails, which decides whatever the count; null if it cannot be computed */
  veto: z.nullable(z.boolean()),
  /** in the order in which they are told, last nadi, which is not counted; none if something is lacking */
  parts: z.array(poruthamPart),
});

/** A match with its parts, and the two people whom it is about. */
export const matchReply = z.discriminatedUnion('system', [ashtakootReply, poruthamReply]);
export type Match = z.infer<typeof matchReply>;

/** Counts as opening the profile. Nobody has a match with themselves, and the office has none. */
export const readMatch = endpoint({
  name: 'match.read',
  method: 'GET',
  path: '/api/profile/match/:profileId',
  summary:
    'How the horoscopes of the viewer and of a profile agree, with every part and its reason',
  access: 'session',
  params: profileParams,
  query: z.object({
    /** the tradition of the community by default */
    system: z.optional(z.enum(MATCH_SYSTEMS)),
  }),
  reply: matchReply,
  errors: ['NOT_FOUND', ...NOT_OPENING, 'TOO_MANY_PROFILES'],
});
