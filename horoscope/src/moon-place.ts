import { nth } from './nth.ts';
import { raasiOfPadham } from './raasi-of-padham.ts';
import { GANAS, type Gana } from './tables/ganas.ts';
import { NADIS, type Nadi } from './tables/nadis.ts';
import { type Planet, RAASI_LORDS } from './tables/raasi-lords.ts';
import { RAJJUS, type Rajju } from './tables/rajjus.ts';
import { VARNA_OF_RAASI, type Varna } from './tables/varnas.ts';
import { VASHYA_OF_RAASI, type Vashya } from './tables/vashyas.ts';
import { type Animal, YONIS } from './tables/yonis.ts';

/** One of the 108 places of the moon at a birth, with what the tables say of it. */
export interface MoonPlace {
  star: number;
  padham: number;
  raasi: number;
  gana: Gana;
  yoni: Animal;
  nadi: Nadi;
  rajju: Rajju;
  lord: Planet;
  varna: Varna;
  vashya: Vashya;
  /** whether its class of vashya is that of the larger part only */
  vashyaIsApproximate: boolean;
}

/** The fifth of the nine padhams of a raasi lies across its middle. */
const MIDDLE = 4;

function placeOf(star: number, padham: number): MoonPlace {
  const raasi = raasiOfPadham(star, padham);
  const inRaasi = ((star - 1) * 4 + padham - 1) % 9;
  const [first, second] = nth(VASHYA_OF_RAASI, raasi);
  return {
    star,
    padham,
    raasi,
    gana: nth(GANAS, star),
    yoni: nth(YONIS, star),
    nadi: nth(NADIS, star),
    rajju: nth(RAJJUS, ((star - 1) % RAJJUS.length) + 1),
    lord: nth(RAASI_LORDS, raasi),
    varna: nth(VARNA_OF_RAASI, raasi),
    vashya: inRaasi < MIDDLE ? first : second,
    vashyaIsApproximate: inRaasi === MIDDLE && first !== second,
  };
}

/** The places of each star, by padham. */
export const PLACES_OF_STARS: readonly (readonly MoonPlace[])[] = GANAS.map((_, index) =>
  [1, 2, 3, 4].map((padham) => placeOf(index + 1, padham)),
);

export const MOON_PLACES: readonly MoonPlace[] = PLACES_OF_STARS.flat();
