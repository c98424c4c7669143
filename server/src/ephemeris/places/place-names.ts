import { soundOfName } from '@mala/contract/find-names.ts';
import { PLACES, type Place } from './places.ts';
import { SHORT_NAMES } from './short-names.ts';

/** What stands beside a name and tells nothing: pin codes, dots, joiners, and what kind of place it is. */
const BESIDE = [
  /[\p{N}.\u200c\u200d]+/gu,
  /(?<![\p{L}\p{M}])(?:near|nr|district|dist|dt|taluka?|tk|tq|மாவட்டம்|வட்டம்|அருகில்|जिल्हा|जि|तालुका|ता|जवळ)(?![\p{L}\p{M}])/giu,
];
/** Accents of Latin letters, which few keyboards have. */
const ACCENTS = /[\u0300-\u036f]/g;

const REGIONS = [...new Set([...PLACES.map(({ region }) => region), 'India'])];
/** Where a state or country stands behind a name without a comma. */
const BEFORE_REGION = new RegExp(
  `\\s+(?=(?:${REGIONS.map(withoutAccents)
    .map((name) => name.replace(/[()]/g, '\\$&').replaceAll(' ', ' ?'))
    .join('|')})$)`,
  'i',
);

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

/** A name without what stands beside it. */
export function cleaned(text: string): string {
  const without = BESIDE.reduce((left, beside) => left.replace(beside, ' '), withoutAccents(text));
  return without.replace(/\s+/g, ' ').replace(/^[\s-]+|[\s-]+$/g, '');
}

/** The names in a typed place: what stands between commas and the like, as a whole and in the parts that it may have. */
export function namesIn(typed: string): { whole: string; parts: string[] }[] {
  return typed
    .split(/[,;:()/\n]+/)
    .map(cleaned)
    .filter((whole) => whole !== '')
    .map((whole) => ({ whole, parts: whole.replace(BEFORE_REGION, '-').split('-').map(cleaned) }));
}

const letters = (name: string) => cleaned(name).toLowerCase();
/** How a name sounds, however its words are written apart. */
export const bareSound = (name: string) => soundOfName(cleaned(name)).replace(/[\s-]/g, '');

/** Ways in which a name is the same as another, the closest first. */
const WAYS = [letters, (name: string) => soundOfName(cleaned(name)), bareSound];

type Index = ReadonlyMap<string, readonly Place[]>;

function indexBy(way: (name: string) => string): Index {
  const index = new Map<string, Place[]>();
  for (const place of PLACES) {
    const names = [...place.names, ...(SHORT_NAMES[place.name] ?? [])];
    for (const key of new Set(names.map(way))) index.set(key, [...(index.get(key) ?? []), place]);
  }
  return index;
}

let known: readonly Index[] | undefined;
function indexes(): readonly Index[] {
  known ??= WAYS.map(indexBy);
  return known;
}

/** The places of a name: those that are written so, or if there are none those that sound so. */
export function placesCalled(name: string): readonly Place[] {
  const found = indexes().map((index, way) => index.get(WAYS[way]?.(name) ?? '') ?? []);
  return found.find((places) => places.length > 0) ?? [];
}

/** The places that a name may mean: those that are written like it before those that sound like it, each first of `home`. */
export function placesNamed(name: string, home: string): readonly Place[] {
  const found = indexes().flatMap((index, way) => {
    const alike = index.get(WAYS[way]?.(name) ?? '') ?? [];
    const isHome = ({ region }: Place) => region === home;
    return [...alike.filter(isHome), ...alike.filter((place) => !isHome(place))];
  });
  return [...new Set(found)];
}
