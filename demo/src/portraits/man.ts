import type { Random } from '../random.ts';
import { type MansClothes, mansClothes } from './clothes-men.ts';
import type { Fabric } from './clothes-women.ts';
import { type Beard, beardOf, type MansHair, mansHair } from './hair-men.ts';
import { type Mark, mark } from './jewellery.ts';
import type { Dress, Person } from './person.ts';

const FABRICS: Record<MansClothes, readonly Fabric[]> = {
  shirt: plain(
    '#f4efe6',
    '#a9c4dd',
    '#7a97b8',
    '#c98f7a',
    '#e3c38f',
    '#8fae94',
    '#5d6f87',
    '#b7a4c9',
    '#dfe7ec',
    '#9c4f4f',
    '#41635a',
    '#d8b7a6',
  ),
  kurta: plain('#f3e6c8', '#d99a3c', '#7d9f7a', '#b6584d', '#e8d9c4', '#5e86a6', '#8a5f86'),
  sherwani: [
    { main: '#efe0bd', second: '#8e1b2c' },
    { main: '#7a1527', second: '#e0c88a' },
    { main: '#123f38', second: '#e3d0a0' },
    { main: '#1f2c54', second: '#d8b96a' },
  ],
  jacket: [
    { main: '#7a2432', second: '#f4ead8' },
    { main: '#1f4d43', second: '#f6e7c4' },
    { main: '#2d3b5e', second: '#f1ece2' },
    { main: '#9a6a2a', second: '#f7f1e3' },
    { main: '#4d4038', second: '#e6c68c' },
  ],
  suit: [
    { main: '#27324a', second: '#8e1b2c' },
    { main: '#3a3a40', second: '#0d5c4a' },
    { main: '#4b3a33', second: '#b5722a' },
    { main: '#1f3a3f', second: '#6b2b4a' },
  ],
  stole: plain('#a3182f', '#17594a', '#c9731b', '#5b1a5e'),
};

function plain(...colours: Fabric['main'][]): Fabric[] {
  return colours.map((main) => ({ main, second: main }));
}

/** @param festive in a sherwani, as a bridegroom */
export function man(person: Person, random: Random, festive = false): Dress {
  const isTamil = person.domain === 'tamilmala';
  const everyday = random.weighted<MansClothes>(
    isTamil
      ? { shirt: 8, suit: 4, kurta: 2, stole: 4, sherwani: 2 }
      : { shirt: 7, suit: 3, kurta: 4, jacket: 5, sherwani: 2 },
  );
  const clothes = festive ? 'sherwani' : everyday;
  const style = random.pick<MansHair>(['parted', 'brushed-up', 'short', 'wavy']);
  const beard = random.weighted<Beard>({
    none: 4,
    moustache: isTamil ? 7 : 4,
    stubble: 3,
    trimmed: 4,
    full: 3,
  });
  const isFestive = clothes === 'stole' || clothes === 'sherwani';
  const forehead = random.weighted<Mark>(
    isTamil ? { none: isFestive ? 2 : 8, ash: 3, tilak: 1 } : { none: isFestive ? 2 : 8, tilak: 3 },
  );
  return {
    behind: '',
    clothes: mansClothes(clothes, random.pick(FABRICS[clothes])),
    underMouth: beardOf(person, beard),
    onFace: mansHair(person, style) + mark(forehead),
    over: '',
  };
}
