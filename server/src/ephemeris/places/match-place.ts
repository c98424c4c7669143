import { soundOfName } from '@mala/contract/find-names.ts';
import { PLACES, type Place } from './places.ts';

const sounds = new Map<Place, readonly string[]>();

function soundsOf(place: Place): readonly string[] {
  const known = sounds.get(place);
  if (known) return known;
  const made = [...place.names].map(soundOfName);
  sounds.set(place, made);
  return made;
}

/** Whether a part of an address is about the place: its district, state or country. */
function isAbout({ district, region }: Place, part: string): boolean {
  return [district, region].some((name) => name !== '' && soundOfName(name) === part);
}

/**
 * The place that a typed birth place names, or null: "Madurai", "மதுரை", "Apollo Hospital, Salem, Tamil Nadu". The first part
 * between commas that is a town decides; of towns with one name that of the other parts, else of `home`, else the largest.
 */
export function matchPlace(typed: string, home: string): Place | null {
  const parts = typed
    .split(/[,;()/\n-]+/)
    .map(soundOfName)
    .filter((part) => part !== '');
  for (const part of [soundOfName(typed), ...parts]) {
    const found = PLACES.filter((place) => soundsOf(place).includes(part));
    const others = parts.filter((other) => other !== part);
    const best =
      found.find((place) => others.some((other) => isAbout(place, other))) ??
      found.find(({ region }) => region === home) ??
      found[0];
    if (best) return best;
  }
  return null;
}
