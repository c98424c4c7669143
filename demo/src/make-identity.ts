import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { WrittenName } from './names.ts';
import * as marathi from './names-marathi.ts';
import * as tamil from './names-tamil.ts';
import { christian, saurashtra, telugu } from './names-tamil-others.ts';
import type { Random } from './random.ts';

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Somebody's identity: the names of the family and its community. */
export interface Identity {
  /** as the family writes it */
  name: string;
  /** whether it is written in the second script of the site */
  native: boolean;
  father: string;
  mother: string;
  /** Tamil site: the subcaste's slug, null where the caste has none; Marathi site: the annav */
  surname: string | null;
  community: string;
  /** Tamil site only */
  language: string | null;
}

const TAMIL = {
  tamil: {
    female: tamil.brides,
    male: tamil.grooms,
    fathers: tamil.fathers,
    mothers: tamil.mothers,
  },
  telugu,
  saurashtra,
  christian,
};
type Language = keyof typeof TAMIL;

const CASTES: Record<Language, Readonly<Record<string, number>>> = {
  tamil: {
    mudaliyar: 24,
    vanniyar: 20,
    nadar: 18,
    'adhi-dravidar': 10,
    chettiyar: 12,
    yadava: 6,
    vannar: 4,
    others: 4,
    'no-caste-bar': 4,
    'emalavar-oddar': 2,
  },
  telugu: {
    naidu: 45,
    reddy: 25,
    chettiyar: 12,
    yadava: 8,
    'emalavar-oddar': 5,
    'no-caste-bar': 5,
  },
  saurashtra: { 'hindu-saurashtra': 92, 'no-caste-bar': 8 },
  christian: {
    nadar: 45,
    'adhi-dravidar': 20,
    vanniyar: 10,
    mudaliyar: 5,
    others: 10,
    'no-caste-bar': 10,
  },
};

/** Positions of the long names within a site and gender: among the approved, not among the featured. */
const LONG_FROM = 20;

/** Long names that test the layout, as some families have. */
const LONG: Record<Domain, Record<Gender, readonly string[]>> = {
  tamilmala: {
    female: ['Thiruvengadathammal Venkatasubramanian Ananthapadmanabhan Meenakshisundaram'],
    male: ['Sri Venkata Lakshmi Narasimha Satya Nagendra Vara Prasada Rao Krishnamachari'],
  },
  marathimala: {
    female: ['Shrimati Yashodharaje Vijayendrasinh Raosaheb Ghorpade-Nimbalkar Deshmukh'],
    male: ['Vishwambharnath Dattatreyaprasad Chandrashekharrao Kolhapurkar-Mahindrakar'],
  },
};

const LETTERS = new Intl.Segmenter();

/** The first letter as a reader sees it: "மு" of முருகேசன். */
function initial(name: string): string {
  const [first] = LETTERS.segment(name);
  return first?.segment ?? '';
}

/** "Kavitha Murugesan", "M. Kavitha" or "Kavitha M", as Tamil families write a name with the father's. */
function writtenTamil(
  random: Random,
  given: WrittenName,
  father: WrittenName,
  caste: string,
  language: Language,
): string {
  const letter = initial(father.en);
  if (caste === 'reddy') return `${letter}. ${given.en} Reddy`;
  if (language === 'saurashtra')
    return `${random.pick(['T', 'K', 'N', 'S', 'M'])}.${letter}. ${given.en}`;
  const ways = {
    [`${given.en} ${father.en}`]: 5,
    [`${letter}. ${given.en}`]: 4,
    [`${given.en} ${letter}`]: 2,
  };
  return random.weighted(ways);
}

function tamilIdentity(random: Random, gender: Gender, native: boolean): Identity {
  const language = random.weighted<Language>({
    tamil: 70,
    telugu: 14,
    saurashtra: 9,
    christian: 7,
  });
  const names = TAMIL[language];
  const community = random.weighted(CASTES[language]);
  const subcastes = listOf(communities.tamilmala, 'subcaste').filter(
    (one) => one.community === community,
  );
  const [given, father, mother] = [
    random.pick(names[gender]),
    random.pick(names.fathers),
    random.pick(names.mothers),
  ];
  return {
    native,
    language,
    community,
    surname: subcastes.length > 0 ? random.pick(subcastes).value : null,
    name: native
      ? `${initial(father.native)}. ${given.native}`
      : writtenTamil(random, given, father, community, language),
    father: native ? father.native : father.en,
    mother: native ? mother.native : mother.en,
  };
}

function marathiIdentity(random: Random, gender: Gender, native: boolean): Identity {
  const community = random.weighted<keyof typeof marathi.surnames>({
    'bhavasar-kshatriya': 55,
    kshatriya: 30,
    others: 15,
  });
  const script = native ? 'native' : 'en';
  const surname = random.pick(marathi.surnames[community])[script];
  const given = random.pick(gender === 'female' ? marathi.brides : marathi.grooms)[script];
  const father = random.pick(marathi.fathers)[script];
  return {
    native,
    language: null,
    community,
    surname,
    name: random.chance(0.35) ? `${given} ${father} ${surname}` : `${given} ${surname}`,
    father: random.chance(0.6) ? `${father} ${surname}` : father,
    mother: random.pick(marathi.mothers)[script],
  };
}

/** Somebody of a site; `place` is the number within the site and gender, a few have very long names. */
export function makeIdentity(
  random: Random,
  domain: Domain,
  gender: Gender,
  place: number,
): Identity {
  const long = LONG[domain][gender][place - LONG_FROM];
  const native = random.chance(0.09) && !long;
  const make = domain === 'tamilmala' ? tamilIdentity : marathiIdentity;
  const identity = make(random, gender, native);
  return long ? { ...identity, name: long } : identity;
}
