import type { Language } from '@mala/contract/communities/languages.ts';
import { sites } from '@mala/contract/communities/sites.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { Biodata, BiodataFact, BiodataPart } from '../../media/biodata/biodata.ts';
import { day } from '../mail/index.ts';
import { chartsOf } from './charts-of.ts';
import { type FieldFact, fieldFacts } from './field-facts.ts';
import { WORDS } from './words-in.ts';

/** What is beside the photo, in this order; the age comes first. */
const HEAD = [
  'height',
  'raasi',
  'birth_star',
  'padham',
  'community',
  'surname',
  'gothram',
  'language',
  'marital_status',
  'city',
  'state',
  'country',
];
/** What a picture says too, if there is room. */
const BRIEF = [
  'height',
  'raasi',
  'birth_star',
  'community',
  'surname',
  'marital_status',
  'city',
  'education_desc',
  'profession',
  'annual_income',
  'work_location',
  'father_name',
  'father_occupation',
  'mother_name',
  'sisters',
  'brothers',
  'birth_time',
  'birth_place',
];
/** Sisters without brothers would read as if there were none. */
const SIBLINGS = ['sisters', 'brothers'];
/** In the title, plain from the photo, in a line of ours, or of no interest to another family. */
const ELSEWHERE = ['name', 'gender', 'date_of_birth', 'filled_in_by'];

/** What one chose of a biodata, and for whom it is. */
export interface Wanted {
  language: Language;
  photo: boolean;
  contact: boolean;
  /** of who reads it; null for the office */
  mid: string | null;
}

/** What others read after a download only: what one writes or calls to, and what the family owns. The birth time stays. */
function isContact({ field, section }: FieldFact): boolean {
  return section !== 'horoscope' && field.seen !== 'card' && field.seen !== 'detail';
}

/** A biodata of what a view shows, and of nothing else; `photos` are the files of its photos. */
export function biodataOf(
  view: ProfileView,
  photos: Uint8Array[],
  { language, photo, contact, mid }: Wanted,
  now: Date,
): Biodata {
  const words = WORDS[language];
  const facts = SECTIONS.flatMap((section) => fieldFacts(view, section, language)).filter(
    (fact) => !ELSEWHERE.includes(fact.field.name) && (contact || !isContact(fact)),
  );
  const taken = (wanted: (fact: FieldFact) => boolean) => facts.filter(wanted).map(presented);
  const head = HEAD.flatMap((name) => taken(({ field }) => field.name === name));
  const rest = (section: FieldFact['section']) =>
    taken((fact) => fact.section === section && !HEAD.includes(fact.field.name));
  const contacts = (wanted: boolean) =>
    taken(
      (fact) =>
        fact.section === 'basic' && isContact(fact) === wanted && !HEAD.includes(fact.field.name),
    );
  const horoscope: BiodataPart = {
    heading: words.horoscope,
    facts: rest('horoscope'),
    charts: chartsOf(view, language),
  };
  const parts: BiodataPart[] = [
    { heading: words.work, facts: rest('work') },
    { heading: words.family, facts: rest('family') },
    { heading: words.personal, facts: rest('personal') },
    horoscope,
  ];
  const site = sites[view.domain].name;
  const name = view.name ?? '';
  return {
    domain: view.domain,
    language,
    title: [words.kind, name, view.mid].filter(Boolean).join(' '),
    site,
    kind: words.kind,
    name,
    mid: view.mid,
    photos,
    figure: photo ? figureOf(view) : null,
    facts: [...ageOf(view, language), ...head, ...contacts(false)],
    parts: parts.filter(({ facts: own, charts }) => own.length > 0 || charts),
    contact: contacts(true).length > 0 ? { heading: words.contact, facts: contacts(true) } : null,
    foot: words.madeFor({ mid, day: day(language, now), site }),
    made_at: now.toISOString(),
  };
}

/** A long text in few words, as an address, stands beside its label. */
function presented({ label, value, long, field }: FieldFact): BiodataFact {
  return {
    label,
    value,
    ...(long && field.name !== 'address' && { long }),
    ...(BRIEF.includes(field.name) && { brief: true }),
    ...(SIBLINGS.includes(field.name) && { together: 'siblings' }),
  };
}

function figureOf({ gender }: ProfileView): Biodata['figure'] {
  if (!gender) return null;
  return gender === 'male' ? 'groom' : 'bride';
}

function ageOf({ age, dob }: ProfileView, language: Language): BiodataFact[] {
  if (age === null) return [];
  const words = WORDS[language];
  const value = dob ? words.born(age, day(language, dob)) : String(age);
  return [{ label: words.age, value, brief: true }];
}
