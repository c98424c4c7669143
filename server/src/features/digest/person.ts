import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { hasLink } from '@mala/contract/names.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { feetAndInches } from '@mala/contract/profiles/height.ts';
import { firstName } from '../content/index.ts';
import type { Reader } from '../mail/index.ts';
import { type Card, fieldsOf } from '../search/index.ts';
import { WORDS } from './letter-layouts.ts';

/** What a mail says of somebody: less than a card, because it stays in a mailbox. */
export interface Person {
  title: string;
  lines: string[];
  url: string;
}

/** First name and age; then height, community and town; then education and work. Nothing else of the card. */
export function personOf(card: Card, { about, language }: Reader, now: Date): Person {
  const words = WORDS[language];
  const { user_id } = card;
  const fields = fieldsOf(card);
  const { personal, work } = fields;
  const values = fields as Readonly<Record<string, unknown>>;
  const name = firstName(String(values.name ?? ''));
  const age = ageOn(card.date_of_birth, now);
  const nameOf = (list: ListName, value: unknown) => labelOf(about.domain, list, value, language);
  const typed = (value: unknown) => (typeof value === 'string' && !hasLink(value) ? value : '');
  const { height_ft } = personal as { height_ft?: string | null };
  const { education, profession } = work as Record<string, unknown>;
  const lines = [
    [
      height_ft ? words.height(feetAndInches(height_ft)) : '',
      nameOf('community', values.community),
      typed(values.city),
    ],
    [nameOf('education', education), nameOf('profession', profession)],
  ];
  return {
    title: words.person(hasLink(name) ? '' : name, age),
    lines: lines.map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean),
    url: `${about.home}/profile/view/${user_id}`,
  };
}

function labelOf(
  domain: Reader['about']['domain'],
  list: ListName,
  value: unknown,
  language: Language,
): string {
  const option = typeof value === 'string' && optionOf(communities[domain], list, value);
  if (!option) return '';
  const names: Partial<Record<Language, string>> = option;
  return names[language] ?? option.en;
}
