import type { Random } from '../random.ts';
import { type Fabric, type WomansClothes, womansClothes } from './clothes-women.ts';
import { type WomansHair, womansHair } from './hair-women.ts';
import { chain, choker, jhumkas, type Mark, mark, nath, noseStud, studs } from './jewellery.ts';
import type { Dress, Person } from './person.ts';

const SAREES: Record<Person['domain'], readonly Fabric[]> = {
  tamilmala: [
    { main: '#a3182f', second: '#1f5c43' },
    { main: '#c9731b', second: '#7c1230' },
    { main: '#5b1a5e', second: '#b5452c' },
    { main: '#17594a', second: '#a3182f' },
    { main: '#1d3f7a', second: '#b02a4a' },
    { main: '#d19a1c', second: '#8c1d2f' },
  ],
  marathimala: [
    { main: '#0f6b4f', second: '#8a1646' },
    { main: '#5c1d6b', second: '#0f6b4f' },
    { main: '#b8481f', second: '#4a1a54' },
    { main: '#8a1646', second: '#0f6b4f' },
    { main: '#d08a12', second: '#14543f' },
    { main: '#16457a', second: '#a83a1e' },
  ],
};

const EVERYDAY: readonly Fabric[] = [
  { main: '#d96c75', second: '#f3d9b8' },
  { main: '#3f7f8c', second: '#f0b65a' },
  { main: '#e7a93f', second: '#a8324a' },
  { main: '#6a5a9c', second: '#e8b7c4' },
  { main: '#f0e4d0', second: '#b8434f' },
  { main: '#4f7d4a', second: '#f1cf7a' },
  { main: '#b44f7c', second: '#f6dfc9' },
  { main: '#2f5d8a', second: '#f2a65a' },
  { main: '#c4553f', second: '#f4e3c1' },
  { main: '#8db3a5', second: '#a3344f' },
  { main: '#f2c4b3', second: '#7a4a86' },
  { main: '#7b2d43', second: '#e6b877' },
  { main: '#1f6f6a', second: '#f3e1d0' },
];

/** @param festive in a saree, as a bride */
export function woman(person: Person, random: Random, festive = false): Dress {
  const everyday = random.weighted<WomansClothes>({ saree: 9, salwar: 6, kurti: 4, top: 2 });
  const clothes = festive ? 'saree' : everyday;
  const isSaree = clothes === 'saree';
  const isTamil = person.domain === 'tamilmala';
  const style = random.weighted<WomansHair>(
    isSaree ? { braid: 5, bun: 4, open: 2 } : { braid: 2, open: 4, waves: 4, bob: 2, bun: 1 },
  );
  const hair = womansHair(person, style, isSaree || random.chance(isTamil ? 0.4 : 0.1));
  const forehead = random.weighted<Mark>(
    isTamil ? { bindi: 8, none: 2 } : { bindi: 5, moon: isSaree ? 8 : 1, none: 2 },
  );
  const onNose = isTamil
    ? random.chance(0.35) && noseStud()
    : isSaree && random.chance(0.7) && nath();
  const necklace = isSaree ? choker() : random.chance(0.7) ? chain() : '';
  return {
    behind: hair.back,
    clothes:
      womansClothes(clothes, random.pick(isSaree ? SAREES[person.domain] : EVERYDAY)) + necklace,
    underMouth: '',
    onFace: `${hair.front}${mark(forehead)}${onNose || ''}${isSaree || random.chance(0.5) ? jhumkas(person) : studs(person)}`,
    over: hair.over,
  };
}
