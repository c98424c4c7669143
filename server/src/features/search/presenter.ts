import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import type { facesSeen, ShownPhoto } from '../../access/files.ts';
import type { Context } from '../../context.ts';
import { joinObjects } from '../../http/reply-serializer.ts';
import { photoAddresses } from '../photos/index.ts';
import { fitOf, type lastingAttributesOf } from '../profiles/index.ts';
import { fieldsOf, type OwnPart, writeAddresses, writeLasting, writeOwn } from './card-writers.ts';
import type { Details } from './read-details.ts';
import type { Card, Found } from './search.ts';

type Sees = ReturnType<typeof facesSeen>;

/** The photo of a card, if the viewer sees it: signed once for all whose addresses end at the same time. */
function photosOf({ signedUrls }: Context, card: Card, sees: Sees): string {
  if (!card.photo || sees !== 'faces') return '{"photos":[]}';
  const expiry = signedUrls.expiry();
  if (card.signed?.expiry !== expiry) {
    const addresses = writeAddresses(photoAddresses({ signedUrls }, card.photo.id, 'member'));
    card.signed = { expiry, written: `{"photos":[${joinObjects(card.photo.written, addresses)}]}` };
  }
  return card.signed.written;
}

const previewOf = ({ written }: NonNullable<Card['photo']>) =>
  (JSON.parse(written) as ShownPhoto).preview;

/** How well viewer and card are what the other looks for, where either said it. */
function fitsOf(
  card: Card,
  age: number,
  { preferences, is }: Pick<Found, 'is'> & { preferences: Preferences | null },
) {
  if (!preferences && !card.preferences) return undefined;
  const wanted = JSON.parse(card.preferences ?? 'null') as Preferences | null;
  const lasting = JSON.parse(card.attributes) as ReturnType<typeof lastingAttributesOf>;
  return fitOf(
    { preferences, attributes: is },
    { preferences: wanted, attributes: { ...lasting, age } },
  );
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
  const age = ageOn(card.date_of_birth, ctx.now());
  const own: OwnPart = {
    profile_id: card.user_id,
    age,
    ...(viewer.sees === 'previews' && card.photo && { blurred: previewOf(card.photo) }),
    hasShortlisted: viewer.hasShortlisted,
    match: viewer.comparison?.figures[card.kind],
    fit: fitsOf(card, age, viewer),
    ...viewer.marks,
  };
  const photos = photosOf(ctx, card, viewer.sees);
  return joinObjects(joinObjects(writtenOf(card, viewer.details), photos), writeOwn(own));
}
