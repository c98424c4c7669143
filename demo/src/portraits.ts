import type { Domain } from '@mala/contract/communities/domain.ts';
import { drawSizes, type PictureSizes } from '@mala/server/media/pictures/sizes.ts';
import sharp, { type Sharp } from 'sharp';
import type { Gender } from './portraits/person.ts';
import { portraitSvg } from './portraits/portrait-svg.ts';

export interface PortraitLook {
  gender: Gender;
  domain: Domain;
  /** another one shows the same person on another day */
  outfit?: number;
}

/** A portrait as a picture to upload: JPEG, 800 by 880 pixels, with a note that the person is made up. */
export function drawPortrait(seed: number, look: PortraitLook): Promise<Buffer> {
  return rendered(seed, look, 800).flatten().jpeg({ quality: 88 }).toBuffer();
}

/** The same portrait in the stored sizes, without encoding and decoding an upload. */
export function drawPortraitSizes(seed: number, look: PortraitLook): Promise<PictureSizes> {
  return drawSizes(rendered(seed, look, 640), look.domain);
}

function rendered(seed: number, look: PortraitLook, width: number): Sharp {
  return sharp(Buffer.from(portraitSvg(seed, look, width)));
}
