import type { Domain } from '@mala/contract/communities/domain.ts';
import { createRandom, type Random } from '../random.ts';
import { backdrop, band, HEIGHT, WIDTH } from './backdrop.ts';
import { face, neck } from './face.ts';
import { man } from './man.ts';
import { createPerson, type Gender, type Person } from './person.ts';
import { woman } from './woman.ts';

export interface Look {
  gender: Gender;
  domain: Domain;
  /** another one shows the same person on another day */
  outfit?: number;
  /** dressed as bride or bridegroom */
  festive?: boolean;
}

/** A person without the backdrop, in the drawing's units, and the random source of this outfit. */
export function figure(seed: number, look: Look): { drawing: string; worn: Random } {
  const who = `portrait ${look.domain} ${look.gender} ${seed}`;
  const random = createRandom(who);
  const worn = createRandom(`${who} ${look.outfit ?? 0}`);
  const person = createPerson(random, look.gender, look.domain);
  const dressed = look.gender === 'female' ? woman : man;
  const dress = dressed(person, worn, look.festive);
  const drawing = `<g transform="translate(4.6 -53) scale(.977)">${leaning(person, dress.behind)}${neck(person)}
    <g transform="translate(-14 -22) scale(1.07 1)">${dress.clothes}</g>
    ${leaning(person, face(person, random, dress.underMouth) + dress.onFace)}${dress.over}</g>`;
  return { drawing, worn };
}

/**
 * A drawn portrait, `width` pixels wide and a tenth higher. The same seed, gender and community draw the same person,
 * in other clothes for each `outfit`.
 */
export function portraitSvg(seed: number, look: Look, width: number): string {
  const { drawing, worn } = figure(seed, look);
  const height = (width * HEIGHT) / WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${backdrop(look.domain, worn)}
    ${drawing}
    ${band(look.domain)}</svg>`;
}

/** Everything on the head leans with it. */
function leaning({ tilt }: Person, content: string): string {
  return `<g transform="rotate(${tilt} 200 300)">${content}</g>`;
}
