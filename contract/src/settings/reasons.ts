import * as z from 'zod/mini';
import type { Domain } from '../communities/domain.ts';
import { type Language, languagesOf } from '../communities/languages.ts';
import { requiredText, text } from '../text.ts';

/** Where the office refuses with a ready reason: in the review, of payments that were told, and of changes after approval. */
export const REASON_PLACES = ['review', 'payment', 'change'] as const;
export type ReasonPlace = (typeof REASON_PLACES)[number];

/** The reasons that every community begins with; their names for the office are the interface's. */
export const FIRST_REASONS = {
  review: [
    ...['photo', 'photo-not-own', 'name', 'birth', 'horoscope'],
    ...['incomplete', 'contact', 'family', 'duplicate'],
  ],
  payment: ['unknown', 'amount', 'later'],
  change: ['proof', 'full-name', 'other-person', 'mistake'],
} as const satisfies Record<ReasonPlace, readonly string[]>;

/** The ready reason of a double, which its key begins with. */
export const DUPLICATE = 'duplicate';

/** As many as there are keys for them. */
export const MOST_REASONS = 9;
export const REASON_LENGTH = 300;

/** What the office calls a reason, and what the member reads, in each language of the community. */
export interface ReadyReason {
  name: string;
  /** empty: the interface's word for `name` */
  label: string;
  texts: Readonly<Partial<Record<Language, string>>>;
}

const NAME = /^[a-z0-9-]{1,40}$/;

function reason(domain: Domain) {
  const texts = languagesOf(domain).map((language) => [
    language,
    requiredText(REASON_LENGTH, { lines: true }),
  ]);
  return z.strictObject({
    name: z.string({ error: 'required' }).check(z.regex(NAME, 'invalid')),
    label: text(60),
    texts: z.strictObject(
      Object.fromEntries(texts) as Record<Language, ReturnType<typeof requiredText>>,
    ),
  });
}

/** The ready reasons of a community by place: in the order of their keys, each name once. */
export function readyReasons(domain: Domain) {
  const list = (place: ReasonPlace) => {
    const first: readonly string[] = FIRST_REASONS[place];
    return z.array(reason(domain)).check(
      z.maxLength(MOST_REASONS, `atMost:${MOST_REASONS}`),
      z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'invalid'),
      // what is no reason of ours needs a word for the office
      z.refine((all) => all.every(({ name, label }) => label || first.includes(name)), 'required'),
    );
  };
  return z.strictObject({
    review: list('review'),
    payment: list('payment'),
    change: list('change'),
  });
}

/** The reason in a language, or else in English. */
export function reasonText({ texts }: ReadyReason, language: Language): string {
  return texts[language] ?? texts.en ?? '';
}
