import type { Domain } from '@mala/contract/communities/domain.ts';
import type { FeaturedFace } from '@mala/contract/content.ts';
import type { SharedLink, SharedProfile } from '@mala/contract/sharing.ts';
import { CONTACT, groomOf, PICTURE } from './samples.ts';

const EXPIRES = '2026-12-02T08:00:00.000Z';

export const LINK: SharedLink = {
  id: '01930000-0000-7000-8000-000000000011',
  address:
    'https://tamil.example/shared/01930000-0000-7000-8000-000000000011/Zk3hWq0uX7bB2r9cN5vE8yTqLmPa1sDf6gHjK4oI0xU',
  contact: true,
  face: true,
  openings: 3,
  created_at: '2026-11-25T08:00:00.000Z',
  expires_at: EXPIRES,
};

/** A profile as whoever has a link reads it. */
export function sharedOf(domain: Domain, { contact = false } = {}): SharedProfile {
  const {
    profile_id: _,
    dob: __,
    photo_nudge: ___,
    hasShortlisted: ____,
    downloaded: _____,
    horoscope: { birth_time: ______, ...horoscope },
    ...profile
  } = groomOf(domain).profile;
  return { ...profile, horoscope, ...(contact && CONTACT), expires_at: EXPIRES };
}

export const FACE: FeaturedFace = { name: 'Meena', age: 28, city: 'Madurai', photo: PICTURE };
