import type { Community } from '@mala/contract/communities/community.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { NOT_APPLICABLE } from '@mala/contract/profiles/not-applicable.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { type Fact, factsOf } from '../../../components/profile/profile-facts.ts';
import { measuresText } from '../../../i18n/en/measures.ts';
import { profileText } from '../../../i18n/en/profile.ts';
import { profileHeadText } from '../../../i18n/en/profile-head.ts';
import { once, type Said } from '../../../lib/labels.ts';

/** A line of the head: several facts under one label. */
export interface HeadLine {
  label: string;
  said: Said[];
}

/** Between two of them; no line begins with it. */
export const DOT = '\u00A0· ';

const LINES = {
  community: { section: 'basic', names: ['community'] },
  star: { section: 'horoscope', names: ['birth_star', 'raasi'] },
  education: { section: 'work', names: ['education', 'education_desc'] },
  work: { section: 'work', names: ['profession', 'position', 'work_location', 'annual_income'] },
  place: { section: 'basic', names: ['city', 'state', 'country'] },
} as const satisfies Record<string, { section: Section; names: readonly string[] }>;

/** What the head says, and the sections below need not. The family's line is short, and theirs is whole. */
export const IN_HEAD: ReadonlySet<string> = new Set<string>([
  'height',
  ...Object.values(LINES).flatMap(({ names }) => names),
]);
const HOME = 'india';

/** What a reader of biodatas looks for first: age, height, star and raasi, education, work, family and place. */
export function headLines(view: ProfileView, community: Community): HeadLine[] {
  const text = profileHeadText;
  const words = { ...profileText, ...measuresText };
  const seen = ['card', 'detail'] as const;
  const cache = new Map<Section, Fact[]>();
  const factsIn = (section: Section) => {
    const known = cache.get(section) ?? factsOf(view, community, { section, seen, words });
    cache.set(section, known);
    return known;
  };
  const factOf = (section: Section, name: string) =>
    factsIn(section).find((one) => one.name === name);
  const said = (section: Section, names: readonly string[]) =>
    names.flatMap((name): Said[] => {
      const fact = factOf(section, name);
      if (!fact || Array.isArray(fact.value)) return [];
      if (name === 'annual_income' && view.work.annual_income === NOT_APPLICABLE) return [];
      // almost everybody is at home
      return name === 'country' && view.country === HOME ? [] : [fact.value];
    });
  const line = (name: keyof typeof LINES): HeadLine => {
    const { section, names } = LINES[name];
    // a site's own name for it, as above the field
    const label = name === 'community' ? factOf(section, name)?.label : text[name];
    return { label: label ?? '', said: once(said(section, names)) };
  };
  const age = view.age === null ? [] : [text.years(view.age)];
  const family = (['father_occupation', 'mother_occupation'] as const).flatMap((name) =>
    said('family', [name]).map((one) => within(one, text[name])),
  );
  const siblings = (['brothers', 'sisters'] as const).flatMap((name) =>
    said('family', [name]).map((one) => within(one, text[name])),
  );
  const lines = [
    { label: text.age, said: [...age, ...said('personal', ['height'])] },
    line('community'),
    line('star'),
    line('education'),
    line('work'),
    { label: text.family, said: [...family, ...siblings] },
    line('place'),
  ];
  return lines.filter((one) => one.said.length > 0);
}

function within(said: Said, sentence: (words: string) => string): Said {
  if (typeof said === 'string') return sentence(said);
  return 'typed' in said ? { ...said, within: sentence } : said;
}
