import type { FeaturedFace } from '@mala/contract/content.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Context } from '../../context.ts';
import { presentPhoto } from '../photos/index.ts';
import { firstName } from './first-name.ts';
import type { FeaturedRow } from './queries.ts';

/** The public fields of a featured profile on the home page (server rules, section 9). */
export function presentFace(
  ctx: Pick<Context, 'now' | 'signedUrls'>,
  row: FeaturedRow,
): FeaturedFace {
  return {
    name: firstName(row.name ?? ''),
    age: row.date_of_birth ? ageOn(row.date_of_birth, ctx.now()) : null,
    city: row.city ?? null,
    photo: row.photo && shownPhoto(ctx, row.photo),
  };
}

function shownPhoto(
  ctx: Pick<Context, 'signedUrls'>,
  photo: NonNullable<FeaturedRow['photo']>,
): FeaturedFace['photo'] {
  const { short, url, width, height, preview } = presentPhoto(ctx, photo, 'home');
  return { short, url, width, height, preview };
}
