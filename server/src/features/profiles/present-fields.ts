import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import {
  nameInReplies,
  type ProfileField,
  SECTIONS,
  type Section,
  type Seen,
  unknownOf,
} from '@mala/contract/profiles/field.ts';
import {
  type CardFields,
  type CardSections,
  cardValue,
  isListed,
  isOfAllSites,
  isOfRows,
  type ListedFields,
  type ViewFields,
  viewValue,
} from '@mala/contract/profiles/reply-fields.ts';
import { type HeldRow, withHeld } from '../held-texts/index.ts';
import type { ProfileRow } from './queries.ts';

type Fields = Readonly<Record<Section, readonly ProfileField[]>>;
type Values = Readonly<Record<string, unknown>>;
/** The sections as they are stored, null where never saved. */
type Stored = Readonly<Record<Section, object | null>> & { domain: Domain };

function fieldsBySection(domain: Domain, wanted: (field: ProfileField) => boolean): Fields {
  const of = (section: Section) => fieldsOf(communities[domain], section).filter(wanted);
  return Object.fromEntries(SECTIONS.map((section) => [section, of(section)])) as unknown as Fields;
}

const everyField = (domain: Domain) => fieldsBySection(domain, () => true);
const shownOnCards = (domain: Domain) => fieldsBySection(domain, ({ seen }) => seen === 'card');

// worked out once: a search presents twenty cards
const FIELDS: Readonly<Record<Domain, Fields>> = {
  tamilmala: everyField('tamilmala'),
  marathimala: everyField('marathimala'),
};
const CARD_FIELDS: Readonly<Record<Domain, Fields>> = {
  tamilmala: shownOnCards('tamilmala'),
  marathimala: shownOnCards('marathimala'),
};

// Each function below makes its object from the declared fields and says so by a type made from the same; the
// reply's schema, a third reading of them, leaves out what it does not list.

/** A profile with its held texts in their places, for its owner and the office. */
export function withHeldTexts(profile: ProfileRow, held: readonly HeldRow[]): ProfileRow {
  if (held.length === 0) return profile;
  const { basic, personal, work, family, horoscope } = profile;
  return {
    ...profile,
    basic: withHeld(basic, 'basic', held),
    personal: withHeld(personal, 'personal', held),
    work: withHeld(work, 'work', held),
    family: withHeld(family, 'family', held),
    horoscope: withHeld(horoscope, 'horoscope', held),
  };
}

/** A section as its form reads it: the fields that the profile's site has, null where empty. */
export function presentSection<S extends Section>(profile: Stored, section: S): Entities[S] {
  const stored: Values = { ...profile[section] };
  const fields = FIELDS[profile.domain][section];
  const entries = fields.map(({ name }) => [name, stored[name] ?? null]);
  return { ...Object.fromEntries(entries), ...presentUnknown(stored, fields) } as Entities[S];
}

/** Which of the fields are not known; nothing if all are. */
function presentUnknown(stored: Values, fields: readonly ProfileField[]): { unknown?: string[] } {
  const unknown = unknownOf(stored, fields);
  return unknown.length > 0 ? { unknown } : {};
}

/**
 * What a view has of a section for a reader of the levels `seen`: null where empty; what was never saved is missing
 * where not every site asks for it.
 */
export function presentFields<S extends Section>(
  profile: Stored,
  section: S,
  seen: readonly Seen[],
): ViewFields<S> {
  const stored: Values = { ...profile[section] };
  const sent = FIELDS[profile.domain][section].filter(
    (field) => seen.includes(field.seen) && (field.name in stored || isOfAllSites(field)),
  );
  const entries = sent.map((field) => [nameInReplies(field), viewValue(field, stored[field.name])]);
  // only of the fields that are sent: that a birth time is not known is kept like the time itself
  return { ...Object.fromEntries(entries), ...presentUnknown(stored, sent) } as ViewFields<S>;
}

/**
 * What a row of a list adds to the card for a reader of the levels `seen`: null where empty. `unknown` is of the card's
 * fields too, in place of the card's own.
 */
export function presentListedFields(
  profile: Stored,
  seen: readonly Seen[],
): ListedFields<'basic'> & { [S in Exclude<Section, 'basic'>]: ListedFields<S> } {
  const listed = SECTIONS.map((section) => {
    const stored: Values = { ...profile[section] };
    const read = FIELDS[profile.domain][section].filter(
      (field) => seen.includes(field.seen) && isOfRows(section, field),
    );
    const entries = read
      .filter((field) => isListed(section, field))
      .map((field) => [nameInReplies(field), viewValue(field, stored[field.name])]);
    return [section, { ...Object.fromEntries(entries), ...presentUnknown(stored, read) }];
  });
  const { basic, ...sections } = Object.fromEntries(listed);
  return { ...basic, ...sections };
}

/** What cards show of a profile's fields: those of the basic section, and the other sections that have some. */
export function presentCardFields(profile: Stored): CardFields<'basic'> & CardSections {
  const card: Record<string, unknown> = {};
  for (const section of SECTIONS) {
    const fields = CARD_FIELDS[profile.domain][section];
    if (fields.length === 0) continue;
    const stored: Values = { ...profile[section] };
    const entries = fields.map((field) => [
      nameInReplies(field),
      cardValue(field, stored[field.name]),
    ]);
    const shown = { ...Object.fromEntries(entries), ...presentUnknown(stored, fields) };
    if (section === 'basic') Object.assign(card, shown);
    else card[section] = shown;
  }
  return card as CardFields<'basic'> & CardSections;
}
