import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { PictureSizes } from '@mala/server/media/pictures/sizes.ts';
import { GENDERS, type Gender } from './make-identity.ts';
import { drawPortraitSizes } from './portraits.ts';

/** How many portraits are drawn for each site and gender, and in how many outfits some of them. */
export interface PoolSize {
  faces: number;
  /** how many, from the first, are drawn in all outfits */
  dressed: number;
  outfits: number;
}

/** Portraits of one person in different outfits, at least one. */
export type Album = readonly PictureSizes[];
export type PortraitPool = (domain: Domain, gender: Gender) => readonly Album[];

/** Draws all at once: libvips distributes them over the cores. The first albums are the long ones. */
export async function drawPortraits({ faces, dressed, outfits }: PoolSize): Promise<PortraitPool> {
  const pool = new Map<string, readonly Album[]>();
  const groups = DOMAINS.flatMap((domain) => GENDERS.map((gender) => ({ domain, gender })));
  await Promise.all(
    groups.map(async ({ domain, gender }) => {
      const albums = Array.from({ length: faces }, (_, seed) =>
        Promise.all(
          Array.from({ length: seed < dressed ? outfits : 1 }, (_, outfit) =>
            drawPortraitSizes(seed, { domain, gender, outfit }),
          ),
        ),
      );
      pool.set(`${domain} ${gender}`, await Promise.all(albums));
    }),
  );
  return (domain, gender) => pool.get(`${domain} ${gender}`) ?? [];
}
