import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Reviewed } from '@mala/contract/moderation/review.ts';
import { SECTIONS, type Section, type Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { type Fact, factsOf } from '../../components/profile/profile-facts.ts';
import { measuresText } from '../../i18n/en/measures.ts';
import { profileText } from '../../i18n/en/profile.ts';

/** A line of a profile, with what it was at the last decision if that was something else. */
export interface MarkedFact {
  fact: Fact;
  /** null: the line is new; undefined: it has not changed */
  before: Fact['value'] | null | undefined;
}

export interface MarkedSection {
  section: Section;
  facts: MarkedFact[];
  /** labels of what is empty, and what it was before */
  empty: { name: string; label: string; before: Fact['value'] | undefined }[];
}

const WITHOUT_CONTACT: readonly Seen[] = ['card', 'detail'];
const ALL: readonly Seen[] = [...WITHOUT_CONTACT, 'contact', 'own'];

const words = { ...profileText, ...measuresText };

/** A value as a text that differs if it does. */
const plain = (value: Fact['value']) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? 'said so' : part));

/** All lines of a profile in review, with what has changed since the last decision and what is empty. */
export function markedSections({ profile, earlier }: Reviewed): MarkedSection[] {
  const seen = profile.mobiles === undefined ? WITHOUT_CONTACT : ALL;
  const community = communities[profile.domain];
  return SECTIONS.map((section) => {
    const facts = factsOf(profile, community, { section, seen, words });
    const before =
      earlier && factsOf(earlier.view as ProfileView, community, { section, seen, words });
    const valueBefore = (name: string) => before?.find((one) => one.name === name)?.value;
    const named = new Set(facts.map(({ name }) => name));
    return {
      section,
      facts: facts.map((fact) => {
        const was = valueBefore(fact.name);
        if (!before || (was !== undefined && plain(was) === plain(fact.value)))
          return { fact, before: undefined };
        return { fact, before: was ?? null };
      }),
      empty: fieldsOf(community, section)
        .filter(({ seen: level, shownWith }) => seen.includes(level) && shownWith === undefined)
        .filter(({ name }) => !named.has(name))
        .map(({ name, label }) => ({ name, label, before: valueBefore(name) })),
    };
  });
}

/** How many lines have changed. */
export function countChanges(sections: readonly MarkedSection[]): number {
  return sections.reduce(
    (count, { facts, empty }) =>
      count +
      facts.filter(({ before }) => before !== undefined).length +
      empty.filter(({ before }) => before !== undefined).length,
    0,
  );
}

/** Photos and horoscope files that were added or removed since the last decision. */
export function changedFiles({ profile, files, earlier }: Reviewed) {
  if (!earlier) return { newPhotos: [], gonePhotos: 0, newFiles: 0 };
  const ids = profile.photos.map(({ id }) => id);
  return {
    /** places in the album, from 1 */
    newPhotos: ids.flatMap((id, place) => (earlier.photos.includes(id) ? [] : [place + 1])),
    gonePhotos: earlier.photos.filter((id) => !ids.includes(id)).length,
    newFiles: files.filter((id) => !earlier.files.includes(id)).length,
  };
}
