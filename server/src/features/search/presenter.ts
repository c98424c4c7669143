import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import type { facesSeen } from '../../access/files.ts';
import type { Context } from '../../context.ts';
import { joinObjects } from '../../http/reply-serializer.ts';
import { presentPhoto } from '../photos/index.ts';
import { fitOf } from '../profiles/index.ts';
import { fieldsOf, type OwnPart, writeLasting, writeOwn, writePhotos } from './card-writers.ts';
import type { Details } from './read-details.ts';
import type { Card, Found } from './search.ts';

type Sees = ReturnType<typeof facesSeen>;

/** The photo of a card, if the viewer sees it: signed once for all whose addresses end at the same time. */
function photosOf({ signedUrls }: Context, card: Card, sees: Sees): string {
  if (!card.photo || sees !== 'faces') return writePhotos({ photos: [] });
  const expiry = signedUrls.expiry();
  if (card.signed?.expiry !== expiry) {
    const photos = [presentPhoto({ signedUrls }, card.photo, 'member')];
    card.signed = { expiry, written: writePhotos({ photos }) };
  }
  return card.signed.written;
}

/** What a card shows, with the details that this viewer reads; most lists have none. */
function writtenOf(card: Card, more?: Details): string {
  if (!more) return card.written;
  const fields = fieldsOf(card);
  const { personal, work, family, horoscope, ...details } = more;
  return writeLasting({
    ...{ ...fields, ...details },
    personal: { ...fields.personal, ...personal },
    work: { ...fields.work, ...work },
    ...(family && { family }),
    horoscope: { ...fields.horoscope, ...horoscope },
  });
}

/** What one viewer sees of a card, as JSON. */
export function writeCard(
  ctx: Context,
  card: Card,
  viewer: {
    sees: Sees;
    hasShortlisted: boolean;
    details?: Details | undefined;
    comparison: Found['comparison'];
    preferences: Preferences | null;
    is: Found['is'];
    marks?: Pick<OwnPart, 'marks' | 'active'>;
  },
): string {
  const age = ageOn(card.date_of_birth ?? '', ctx.now());
  const hasWishes = viewer.preferences !== null || card.preferences !== null;
  const own: OwnPart = {
    profile_id: card.user_id,
    age,
    ...(viewer.sees === 'previews' && card.photo && { blurred: card.photo.preview }),
    hasShortlisted: viewer.hasShortlisted,
    match: viewer.comparison?.figures[card.kind],
    fit: hasWishes
      ? fitOf(
          { preferences: viewer.preferences, attributes: viewer.is },
          { preferences: card.preferences, attributes: { ...card.attributes, age } },
        )
      : undefined,
    ...viewer.marks,
  };
  const photos = photosOf(ctx, card, viewer.sees);
  return joinObjects(joinObjects(writtenOf(card, viewer.details), photos), writeOwn(own));
}
