import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import {
  nameInReplies,
  type ProfileField,
  SECTIONS,
  type Section,
  unknownOf,
} from '@mala/contract/profiles/field.ts';
import { feetAndInches } from '@mala/contract/profiles/height.ts';
import { NOT_APPLICABLE } from '@mala/contract/profiles/not-applicable.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import { asStored } from '../../components/profile/as-stored.ts';
import { measuresText } from '../../i18n/en/measures.ts';
import { searchText } from '../../i18n/en/search.ts';
import { birthTime } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';

export interface CardPart {
  section: Section;
  field: ProfileField;
}

/** The fields on the site's cards, line by line; `compact`: those of small cards. */
export function cardLines(community: Community, compact: boolean): CardPart[][] {
  const said = SECTIONS.flatMap((section) =>
    fieldsOf(community, section).map((field) => ({ section, field })),
  ).filter(({ field }) => !compact || !field.wide);
  const numbers = new Set(said.flatMap(({ field }) => field.cardLine ?? []));
  return [...numbers].sort().map((number) => said.filter(({ field }) => field.cardLine === number));
}

type Values = Readonly<Record<string, unknown>>;

function partOf(card: Card, section: Section): Values {
  const sections: Partial<Record<Section, Values>> = card;
  return section === 'basic' ? { ...card } : (sections[section] ?? {});
}

/**
 * "10 - 15 Lakh" without a break between its numbers, and "10-ஆம்" within; where "75 Lakh - 1 Crore" breaks, its dash ends the first
 * line.
 */
function withoutBreak(text: string): string {
  return text
    .replace(' - ', '\u00a0- ')
    .replace(/(\d\u00a0-) (?=\d)/, '$1\u2060\u00a0')
    .replace(/(\d-)(?=\p{L})/u, '$1\u2060');
}

function unbroken(said: Said): Said {
  if (typeof said !== 'object' || !('main' in said)) return said;
  return { ...said, main: { ...said.main, text: withoutBreak(said.main.text) } };
}

/** A name in one script alone, for where there is no room for two. */
function short(said: Said): Said {
  return typeof said === 'object' && 'main' in said ? { main: said.main } : said;
}

/**
 * The text of a field on a card: for a yes its label, for a no nothing. Cards name no field, except one that the family
 * does not know.
 */
export function cardTextOf(
  card: Card,
  part: CardPart,
  community: Community,
  compact: boolean,
): Said {
  const { section, field } = part;
  const values = partOf(card, section);
  const isUnknown = unknownOf(values, [field]).length > 0;
  // a small card has no room for it
  if (isUnknown) return compact ? '' : searchText.notKnown(field.label);
  const said = knownTextOf(values, field, community);
  return compact ? short(said) : said;
}

function knownTextOf(values: Values, field: ProfileField, community: Community): Said {
  const value = values[nameInReplies(field)] ?? '';
  if (value === '' || value === NOT_APPLICABLE) return '';
  if (typeof value === 'boolean') return value ? field.label : '';
  const { height, units } = measuresText;
  if (field.kind === 'choice') return unbroken(namesOfChoice(community, field, String(value)));
  if (field.kind === 'height') return height(feetAndInches(String(value)));
  if (Array.isArray(value)) return value.filter((each) => each).join(', ');
  if (field.kind === 'time') return birthTime(String(value));
  if (field.kind === 'date') return fullDate(String(value));
  return field.unit ? `${value} ${units[field.unit]}` : asStored(field, value);
}
