import type { listSessions } from '@mala/contract/auth/sessions.ts';
import type { listHeavyReaders } from '@mala/contract/budgets.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { listFailedMails } from '@mala/contract/mail.ts';
import type { Marriage } from '@mala/contract/marriages.ts';
import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import type { ProfileCard, ProfileView } from '@mala/contract/profiles/view.ts';
import type { listPackages, Subscription } from '@mala/contract/subscriptions.ts';

import { sampleSections } from '../../server/test/factories/sections.ts';

type RowOf<Reply> = Reply extends { rows: (infer Row)[] } ? Row : never;

const PICTURE = {
  large: '/brand/neutral.svg',
  short: '/brand/neutral.svg',
  url: '/brand/neutral.svg',
  width: 640,
  height: 704,
  preview: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

/** The photos of a member, by their ids. */
export function photosOf(...ids: string[]): OwnPhoto[] {
  return ids.map((id) => ({ ...PICTURE, id, caption: null, waiting: false, refusal: null }));
}

const GROOM = '01890000-0000-7000-8000-000000000002';

export const CARD: ProfileCard = {
  profile_id: GROOM,
  mid: 'MM100124',
  name: 'Arjun',
  gender: 'male',
  age: 29,
  surname: null,
  community: 'mudaliyar',
  city: 'Madurai',
  photos: [],
  personal: { height_ft: '5ft 8in', marital_status: 'never-married' },
  work: {
    education: 'masters',
    profession: 'teacher',
    position: null,
    annual_income: '4-7-lakh',
    work_location: null,
  },
  horoscope: { raasi: 'mesham', birth_star: 'aswini' },
  hasShortlisted: false,
};

export const PROFILE: ProfileView = {
  ...CARD,
  domain: 'tamilmala',
  dob: '1997-05-14',
  country: 'india',
  state: 'tamil-nadu',
  filled_in_by: 'mother',
  photo_nudge: false,
  family: {},
  downloaded: false,
};

/** The same with the contact, as after a download. */
export const CONTACT = {
  mobiles: ['9840054321', null],
  email: 'meena@example.in',
  address: '12 Temple Street',
  pincode: '625001',
} satisfies Partial<ProfileView>;

export const SUBSCRIPTION: Subscription = {
  package: 'silver',
  total_download: 30,
  current_download: 0,
  start_date: '2026-11-01',
  end_date: '2027-02-01',
  duration: 92,
  remaining: 72,
};

export const PACKAGES: Got<typeof listPackages.reply> = {
  packages: [
    { code: 'silver', price: 1500, profiles: 30, days: 90 },
    { code: 'gold', price: 2500, profiles: 60, days: 180 },
    { code: 'diamond', price: 4000, profiles: 120, days: 365 },
  ],
  payment: { upi_id: null, bank: null, card_url: null },
};

export const SESSIONS: RowOf<Got<typeof listSessions.reply>>[] = [true, false].map((current) => ({
  id: current ? 's1' : 's2',
  browser: 'Chrome',
  system: current ? 'Linux' : 'Android',
  signed_in_at: '2026-11-20T08:00:00.000Z',
  kept_until: current ? '2026-12-22T08:00:00.000Z' : null,
  seen_at: '2026-11-21T08:00:00.000Z',
  current,
}));

export const MARRIAGE: Marriage = {
  ...PICTURE,
  id: '01930000-0000-7000-8000-000000000001',
  caption: 'Kavitha and Arun',
  domain: 'tamilmala',
  created_at: '2026-11-20T08:00:00.000Z',
};

export const WAITING_PHOTO: ReviewedPhoto = {
  ...PICTURE,
  id: '01890000-0000-7000-8000-000000000012',
  caption: 'At the temple',
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  gender: 'female',
  added_at: '2026-11-20T08:00:00.000Z',
  version: 'v1',
};

export const WAITING_TEXT: WaitingText = {
  id: '01890000-0000-7000-8000-000000000011',
  section: 'personal',
  field: 'about',
  found: '9840012345',
  state: 'waiting',
  reason: null,
  version: 'v1',
  text: 'My service number was 9840012345.',
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  held_at: '2026-11-20T08:00:00.000Z',
};

export const HEAVY_READER: RowOf<Got<typeof listHeavyReaders.reply>> = {
  user_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MM100124',
  user_name: 'Arun',
  domain: 'tamilmala',
  kind: 'cards',
  noted_at: '2026-11-20T08:00:00.000Z',
};

export const FAILED_MAIL: RowOf<Got<typeof listFailedMails.reply>> = {
  id: '01890000-0000-7000-8000-000000000009',
  kind: 'package-activated',
  user_id: '01890000-0000-7000-8000-000000000001',
  user_name: 'Kamala',
  mid: 'MF100123',
  queued_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-21T07:15:00.000Z',
  fault: 'connect ECONNREFUSED 127.0.0.1:25',
};

export const LISTED: RowOf<Got<typeof listProfiles.reply>> = {
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  surname: null,
  gender: 'female',
  dob: '1998-05-14',
  city: 'Madurai',
  domain: 'tamilmala',
  profile_for: 'daughter',
  status: 200,
  status_label: 'Approved',
  is_featured: false,
  complete: true,
  subscription_ends: null,
  version: 'as shown',
};

/** The same two as members of a community: with its own terms, without choices of the other one. */
export function groomOf(domain: Domain): { card: ProfileCard; profile: ProfileView } {
  const { basic, personal, work, family, horoscope } = sampleSections(domain);
  const photos = [{ ...PICTURE, id: 'a', caption: null }];
  const { community, surname = null, city, state } = basic;
  const own = { community, surname, city, photos };
  const signs = { raasi: horoscope.raasi ?? null, birth_star: horoscope.birth_star ?? null };
  const card = { ...CARD, ...own, horoscope: signs } as ProfileCard;
  const { height: _, ...build } = personal;
  const profile = {
    ...PROFILE,
    ...own,
    domain,
    state,
    personal: { ...PROFILE.personal, ...build },
    work: { ...PROFILE.work, ...work },
    family,
    horoscope: { ...horoscope, ...signs },
  } as ProfileView;
  return { card, profile };
}
