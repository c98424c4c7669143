import { bareSound, namesIn, placesNamed } from './place-names.ts';
import type { Place } from './places.ts';

/** How far other names in an address say that a place is meant: its district before its state or country. */
function told({ district, region }: Place, others: ReadonlySet<string>): number {
  const isTold = (name: string) => name !== '' && others.has(bareSound(name));
  return (isTold(district) ? 2 : 0) + (isTold(region) ? 1 : 0);
}

/** The places of a list that have the most of something, in its order. */
function most(places: readonly Place[], of: (place: Place) => number): Place[] {
  const best = Math.max(...places.map(of));
  return places.filter((place) => of(place) === best);
}

/**
 * The place that a typed birth place names, or null: "Madurai", "மதுரை", "Apollo Hospital, Salem, Tamil Nadu". Of its names the
 * first decides that is a town in a district, state or country which another one says; else the first that is no town of a state
 * which is not `home`; else the first. Of towns with one name that of which the other names say more, else one that is written
 * so and does not only sound so, else that of `home`, else the largest.
 */
export function matchPlace(typed: string, home: string): Place | null {
  const known = (name: string) => ({ name, places: placesNamed(name, home) });
  const names = namesIn(typed).flatMap(({ whole, parts }) => {
    const one = known(whole);
    return one.places.length > 0 ? [one] : parts.map(known);
  });
  const found = names.flatMap(({ places }, index) => {
    const others = new Set(names.flatMap((one, other) => (other === index ? [] : saidBy(one))));
    const [place] = most(places, (one) => told(one, others));
    return place ? [{ place, isTold: told(place, others) > 0 }] : [];
  });
  const isNear = ({ region, zone }: Place) => region === home || zone !== 'Asia/Kolkata';
  const best =
    found.find(({ isTold }) => isTold) ?? found.find(({ place }) => isNear(place)) ?? found[0];
  return best?.place ?? null;
}

/** A name, and the other ones of the town that it is the name of, so that districts are known in every script. */
function saidBy({ name, places }: { name: string; places: readonly Place[] }): string[] {
  return [name, ...(places[0]?.names ?? [])].map(bareSound);
}
