import { ageOn } from '@mala/contract/profiles/age.ts';
import { heightInFeet } from '@mala/contract/profiles/height.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import type { Context } from '../../context.ts';
import { presentPhoto } from '../photos/index.ts';
import type { Card } from './queries.ts';

/** What one viewer sees of a card. Its required fields are there, because only complete profiles are approved. */
export function presentCard(
  ctx: Context,
  card: Card,
  viewer: { seesPhotos: boolean; hasShortlisted: boolean },
): ProfileCard {
  return {
    profile_id: card.user_id,
    mid: card.mid ?? '',
    name: card.name ?? '',
    gender: card.gender ?? '',
    age: ageOn(card.date_of_birth ?? '', ctx.now()),
    surname: card.surname ?? null,
    community: card.community ?? '',
    city: card.city ?? '',
    photos: viewer.seesPhotos && card.photo ? [presentPhoto(ctx, card.photo, 'member')] : [],
    personal: {
      height_ft: heightInFeet(card.height),
      marital_status: card.marital_status ?? '',
    },
    work: {
      education: card.education ?? '',
      profession: card.profession ?? '',
      position: card.position ?? null,
      annual_income: card.annual_income ?? '',
      work_location: card.work_location ?? null,
    },
    horoscope: { raasi: card.raasi ?? '', birth_star: card.birth_star ?? '' },
    hasShortlisted: viewer.hasShortlisted,
  };
}
