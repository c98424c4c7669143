import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Random } from '../random.ts';
import { type Colour, darker, HAIRS, mix, SKINS } from './colours.ts';

export type Gender = 'male' | 'female';

/** What all parts of a drawing share. Lengths are in the drawing's units: the head is 174 high. */
export interface Person {
  gender: Gender;
  domain: Domain;
  skin: Colour;
  /** Shadows on the skin, and lines drawn on it. */
  shade: Colour;
  line: Colour;
  lips: Colour;
  hair: Colour;
  /** Half the width of the head at the cheekbones, of the jaw and of the chin. */
  cheek: number;
  jaw: number;
  chin: number;
  /** Half the width of the neck. */
  neck: number;
  /** Degrees by which the head leans. */
  tilt: number;
}

/** The parts of a figure, from back to front; the face lies over `clothes`. */
export interface Dress {
  behind: string;
  clothes: string;
  underMouth: string;
  onFace: string;
  /** Over the clothes. */
  over: string;
}

export function createPerson(random: Random, gender: Gender, domain: Domain): Person {
  const skin = random.pick(SKINS);
  const isWoman = gender === 'female';
  const rose = random.pick<Colour>(['#b8434f', '#a93a40', '#c0525a', '#9c3344']);
  return {
    gender,
    domain,
    skin,
    shade: mix(skin, '#7a2f1a', 0.32),
    line: mix(skin, '#4a1c10', 0.62),
    lips: isWoman ? mix(skin, rose, 0.72) : mix(skin, '#93423a', 0.48),
    hair: random.pick(HAIRS),
    cheek: between(random, 58, 62) + (isWoman ? 0 : 1.5),
    jaw: isWoman ? between(random, 42, 48) : between(random, 48, 54),
    chin: isWoman ? between(random, 17, 22) : between(random, 23, 28),
    neck: isWoman ? 24 : 35,
    tilt: between(random, -2.5, 2.5),
  };
}

/** A measure from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random.next();
}

/** Brows are a little softer than the hair. */
export function browColour({ hair, skin }: Person): Colour {
  return darker(mix(hair, skin, 0.14), 0.1);
}

/** The outline from the hair to the chin; the head's middle is x = 200, the chin's edge y = 290. */
export function headOutline({ cheek, jaw, chin }: Person): string {
  const top = cheek * 0.72;
  return `M${200 - cheek} 196C${200 - cheek} 146 ${200 - top} 116 200 116
    C${200 + top} 116 ${200 + cheek} 146 ${200 + cheek} 196
    C${200 + cheek} 232 ${200 + jaw + 4} 258 ${200 + chin} 281Q200 299 ${200 - chin} 281
    C${200 - jaw - 4} 258 ${200 - cheek} 232 ${200 - cheek} 196Z`;
}
