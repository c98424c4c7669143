import { horoscopeSection } from '@mala/contract/communities/sections/horoscope.ts';
import type { Chart, Place, Stand, StarOfMoon } from '@mala/contract/horoscopes.ts';
import type { chartOf } from '../../ephemeris/chart.ts';
import type { Place as KnownPlace } from '../../ephemeris/places/places.ts';
import type { ZodiacPlace } from '../../ephemeris/zodiac.ts';

// both communities have the same values
const { raasi: RAASIS, birth_star: STARS } = horoscopeSection.lists.tamilmala as Record<
  'raasi' | 'birth_star',
  readonly { value: string }[]
>;

const raasiName = (raasi: number) => RAASIS[raasi - 1]?.value ?? '';

export function presentStar({ star, padham, raasi }: ZodiacPlace): StarOfMoon {
  return { birth_star: STARS[star - 1]?.value ?? '', padham, raasi: raasiName(raasi) };
}

export function presentPlace({ names: _, ...place }: KnownPlace): Place {
  return place;
}

export function presentChart({ lagna, grahas }: ReturnType<typeof chartOf>): Chart {
  const stand = ({ rasi, navamsa }: { rasi: number; navamsa: number }): Stand => ({
    rasi: raasiName(rasi),
    navamsa: raasiName(navamsa),
  });
  const named = Object.entries(grahas).map(([graha, one]) => [graha, stand(one)]);
  return { lagna: stand(lagna), grahas: Object.fromEntries(named) };
}
