import type { Section } from '@mala/contract/profiles/field.ts';
import type { RangeName, YesFilter } from './filters.ts';
import type { ListFilter } from './list-filters.ts';

/** A filter of the panel: a list by its name in the contract, or one with a form of its own. */
export type Part =
  | { kind: 'list'; name: string }
  | { kind: 'range'; name: RangeName }
  | { kind: 'yes'; name: YesFilter }
  | { kind: 'match' | 'towns' | 'active' };

const list = (name: string): Part => ({ kind: 'list', name });
const range = (name: RangeName): Part => ({ kind: 'range', name });
const yes = (name: YesFilter): Part => ({ kind: 'yes', name });

/** The panel from top to bottom; a filter that somebody does not have is left out there. */
export const PANEL = {
  match: [{ kind: 'match' }, yes('fits'), yes('fits_me')],
  person: [
    range('age'),
    range('height'),
    list('martial_status'),
    list('physical_status'),
    list('food_habits'),
    yes('with_photo'),
  ],
  work: [list('education'), list('profession'), list('annual_income')],
  family: [
    list('language'),
    list('community'),
    list('subcaste'),
    list('family_status'),
    list('filled_in_by'),
  ],
  place: [list('state'), { kind: 'towns' }],
  horoscope: [list('birth_star'), list('raasi')],
  activity: [{ kind: 'active' }, yes('new'), yes('not_seen'), yes('shortlist'), yes('hidden')],
} satisfies Record<string, readonly Part[]>;

export type PanelSection = keyof typeof PANEL;

/** Where the lists of a section of the form stand that have no place above. */
const HOME = {
  basic: 'person',
  personal: 'person',
  work: 'work',
  family: 'family',
  horoscope: 'horoscope',
} as const satisfies Record<Section, PanelSection>;

const PLACED = new Set(
  Object.values(PANEL)
    .flat()
    .flatMap((part) => (part.kind === 'list' ? [part.name] : [])),
);

/** What a section of the panel has, with the filters of fields that were declared since. */
export function partsOf(section: PanelSection, lists: readonly ListFilter[]): readonly Part[] {
  const further = lists.filter((one) => HOME[one.section] === section && !PLACED.has(one.name));
  return [...PANEL[section], ...further.map(({ name }) => list(name))];
}
