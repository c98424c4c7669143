import type { Photo } from '@mala/contract/photos/photo.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import type { Context } from '../../context.ts';
import { presentPhoto } from '../photos/index.ts';
import { fitOf } from '../profiles/index.ts';
import type { Details } from './read-details.ts';
import type { Card, Found } from './search.ts';

/** The photo of a card as members see it: signed once for all whose addresses end at the same time. */
function photosOf({ signedUrls }: Context, card: Card): Photo[] {
  if (!card.photo) return [];
  const expiry = signedUrls.expiry();
  if (card.signed?.expiry !== expiry)
    card.signed = { expiry, photo: presentPhoto({ signedUrls }, card.photo, 'member') };
  return [card.signed.photo];
}

/** A section with what details add; most lists have none, and no copy is made. */
function withMore<Section extends object, More extends object>(section: Section, more?: More) {
  return more ? { ...section, ...more } : section;
}

/** What one viewer sees of a card. */
export function presentCard(
  ctx: Context,
  card: Card,
  viewer: {
    sees: 'faces' | 'previews' | 'none';
    hasShortlisted: boolean;
    details?: Details | undefined;
    comparison: Found['comparison'];
    preferences: Preferences | null;
    is: Found['is'];
  },
): ProfileCard {
  const age = ageOn(card.date_of_birth ?? '', ctx.now());
  const hasWishes = viewer.preferences !== null || card.preferences !== null;
  const { personal, work, family, horoscope, ...details } = viewer.details ?? {};
  return {
    profile_id: card.user_id,
    mid: card.mid ?? '',
    age,
    ...card.fields,
    ...details,
    personal: withMore(card.fields.personal, personal),
    work: withMore(card.fields.work, work),
    ...(family && { family }),
    horoscope: withMore(card.fields.horoscope, horoscope),
    photos: viewer.sees === 'faces' ? photosOf(ctx, card) : [],
    ...(viewer.sees === 'previews' && card.photo && { blurred: card.photo.preview }),
    hasShortlisted: viewer.hasShortlisted,
    match: viewer.comparison?.figures[card.kind],
    fit: hasWishes
      ? fitOf(
          { preferences: viewer.preferences, attributes: viewer.is },
          { preferences: card.preferences, attributes: { ...card.attributes, age } },
        )
      : undefined,
  };
}
