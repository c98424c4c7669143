import type { listSessions } from '@mala/contract/auth/sessions.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Marriage } from '@mala/contract/marriages.ts';
import type { listOwnClaims } from '@mala/contract/payments/claims.ts';
import type { listPayments } from '@mala/contract/payments/ledger.ts';
import type { readReceipt } from '@mala/contract/payments/receipts.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import type { ProfileCard, ProfileView } from '@mala/contract/profiles/view.ts';
import type { listPackages, Subscription } from '@mala/contract/subscriptions.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';

export type RowOf<Reply> = Reply extends { rows: (infer Row)[] } ? Row : never;

export const PICTURE = {
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

/** Of a profile with which nothing has happened yet. */
export const MARKS = { new: false, seen: false, contact_viewed: false, hidden: false };

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
  payment: { upi_id: null, bank: null, card_url: null, online: false },
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

export const RECEIPT: Got<typeof readReceipt.reply> = {
  id: '01890000-0000-7000-8000-000000000010',
  receipt: 'TM/2026-27/000123',
  domain: 'tamilmala',
  payer: 'Nandini',
  mid: 'MF100123',
  package: 'gold',
  profiles: 80,
  days: 180,
  amount: 1500,
  way: 'upi',
  reference: '412345678901',
  recorded_at: '2026-11-20T08:00:00.000Z',
  refund: null,
  pdf: '/files/receipt/01890000-0000-7000-8000-000000000010',
};

export const PAYMENT: RowOf<Got<typeof listPayments.reply>> = {
  id: '01890000-0000-7000-8000-000000000010',
  receipt: 'TM/2026-27/000123',
  domain: 'tamilmala',
  profile_id: '01890000-0000-7000-8000-000000000001',
  name: 'Nandini',
  mid: 'MF100123',
  package: 'gold',
  amount: 1500,
  way: 'upi',
  reference: '412345678901',
  recorded_at: '2026-11-20T08:00:00.000Z',
  recorded_by: 'Sarala',
  by_gateway: false,
  corrected_at: null,
  refund: null,
};

/** A payment that waits, as its member and as the office sees it. */
export const OWN_CLAIM: RowOf<Got<typeof listOwnClaims.reply>> = {
  id: '01890000-0000-7000-8000-000000000011',
  package: 'gold',
  amount: 1500,
  way: 'upi',
  reference: '412345678901',
  paid_on: '2026-11-19',
  told_at: '2026-11-20T08:00:00.000Z',
  screenshot: null,
  state: 'waiting',
  reason: null,
  payment_id: null,
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

/** A profile in review as it is loaded ahead, without contact. */
