import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Gender, GROUPS } from '../../access/profiles.ts';
import type { LetterPicture } from '../mail/index.ts';

/** As web/brand/draw-mail-figures.ts draws them. */
const FIGURES = { female: 'bride', male: 'groom' } as const;

const nameOf = (domain: Domain, gender: Gender) => `${FIGURES[gender]}-${domain}`;

const files = new Map(
  GROUPS.map(({ domain, gender }): [string, Buffer] => {
    const name = nameOf(domain, gender);
    return [name, readFileSync(join(import.meta.dirname, 'figures', `${name}.png`))];
  }),
);

/** The drawn figure in place of a photo, in the community's colours. */
export function figureOf(domain: Domain, gender: Gender): LetterPicture {
  const cid = nameOf(domain, gender);
  return { cid, type: 'image/png', bytes: files.get(cid) ?? Buffer.alloc(0) };
}
