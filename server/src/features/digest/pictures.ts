import { buffer } from 'node:stream/consumers';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { LRUCache } from 'lru-cache';
import type { Gender } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { pictureKey } from '../../storage/picture-files.ts';
import type { LetterPicture } from '../mail/index.ts';
import { figureOf } from './figures.ts';

/** Of new faces, which are in many mails: some 8 MB. */
const KEPT = 2000;

interface Wanted {
  /** the id of a photo that the reader may see */
  photo: string | null;
  domain: Domain;
  found: Gender;
}

/**
 * The small picture beside a name: of the photo, or a drawn figure where there is none that the reader may see. A photo that cannot be
 * read now is left out, so that no mail waits for it.
 */
export function createPictures(): (
  ctx: Pick<Context, 'files' | 'images' | 'log'>,
  wanted: Wanted,
) => Promise<LetterPicture> {
  const kept = new LRUCache<string, Buffer>({ max: KEPT });
  return async ({ files, images, log }, { photo, domain, found }) => {
    const drawn = figureOf(domain, found);
    if (photo === null) return drawn;
    const known = kept.get(photo);
    if (known) return { cid: photo, type: 'image/jpeg', bytes: known };
    try {
      const read = async () =>
        buffer((await files.stream(pictureKey('photo', photo, 'short'))).stream);
      const bytes = await images.toThumbnail(read);
      kept.set(photo, bytes);
      return { cid: photo, type: 'image/jpeg', bytes };
    } catch (error) {
      // removed meanwhile, or too many are being made
      if (!(error instanceof AppError)) log.warn({ err: error }, 'a photo for a mail was not read');
      return drawn;
    }
  };
}
