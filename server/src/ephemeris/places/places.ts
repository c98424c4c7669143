import { readFileSync } from 'node:fs';
import { TOWNS } from '@mala/contract/communities/lists/towns.ts';

/** A place of birth; see places.tsv. */
export interface Place {
  name: string;
  /** '' where it is not known */
  district: string;
  /** the state, or the country outside India */
  region: string;
  /** every name, in whatever script; the Tamil and Marathi ones stand second and third if they are known */
  names: readonly string[];
  ta?: string;
  mr?: string;
  latitude: number;
  longitude: number;
  /** IANA name */
  zone: string;
}

const towns = new Map(TOWNS.map((names) => [names[0], names]));

function placeOf(line: string): Place {
  const [name = '', other = '', district = '', region = '', latitude, longitude, zone = ''] =
    line.split('\t');
  // a name abroad or of a village may be that of a town on the list
  const [, ta, mr, ...others] = (zone === 'Asia/Kolkata' && towns.get(name)) || [];
  // only the first, which is the largest
  towns.delete(name);
  return {
    ...{ name, district, region, zone },
    ...(ta && mr && { ta, mr }),
    names: [name, ta, mr, other, ...others].filter((one): one is string => Boolean(one)),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** All places, the larger ones of India first. */
export const PLACES: readonly Place[] = readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map(placeOf);
