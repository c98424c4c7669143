import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { featuredFace } from './content.ts';
import { endpoint } from './endpoint.ts';
import { idParams, NOT_OPENING, success } from './endpoint-parts.ts';
import { photo } from './photos/photo.ts';
import { viewFields } from './profiles/reply-fields.ts';
import { profileView } from './profiles/view.ts';

/** Days that a link may last, and how many of them a profile may have at once. */
export const LINK_DAYS = { min: 1, max: 30 } as const;
export const MOST_LINKS = 10;

const access = { permission: 'profile.own' } as const;
/** Links that are made in an hour; ending has a limit of its own, so that every one that was made can be ended. */
const MADE = { by: 'user', points: 60, seconds: 3600 } as const;
const ENDED = { ...MADE, points: 2 * (MADE.points + MOST_LINKS) } as const;

const sharedLink = z.object({
  id: z.string(),
  /** where whoever has it opens it; with the secret */
  address: z.string(),
  contact: z.boolean(),
  face: z.boolean(),
  openings: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type SharedLink = z.infer<typeof sharedLink>;

/**
 * Makes a link by which anybody reads one's own profile for some days. 403 by the standing of a profile that others do not see,
 * CONFIRM_AGAIN for one with contact unless confirmed within ten minutes; 409 TOO_MANY_LINKS beyond MOST_LINKS.
 */
export const createLink = endpoint({
  name: 'sharing.createLink',
  method: 'POST',
  path: '/api/share-link',
  summary: 'Make a link by which others read one’s own profile for some days',
  access,
  limit: MADE,
  body: z.strictObject({
    days: z
      .int({ error: 'required' })
      .check(z.minimum(LINK_DAYS.min, 'invalid'), z.maximum(LINK_DAYS.max, 'invalid')),
    /** whoever opens it reads mobiles, email and address too */
    contact: z.boolean({ error: 'required' }),
    /** messengers show the first photo where the link is sent */
    face: z.boolean({ error: 'required' }),
  }),
  reply: sharedLink,
  errors: [...NOT_OPENING, 'CONFIRM_AGAIN', 'TOO_MANY_LINKS'],
});
/** What a link is made with. */
export type NewLink = z.infer<NonNullable<typeof createLink.body>>;

/** One's own links that were not ended and have not expired, newest first. */
export const listLinks = endpoint({
  name: 'sharing.listLinks',
  method: 'GET',
  path: '/api/share-link',
  summary: 'The links to one’s own profile',
  access,
  reply: z.object({ links: z.array(sharedLink) }),
});

/** Ends a link of one's own at once. 404 for any other, and for one that was ended. */
export const endLink = endpoint({
  name: 'sharing.endLink',
  method: 'DELETE',
  path: '/api/share-link/:id',
  summary: 'End a link to one’s own profile',
  access,
  limit: ENDED,
  params: idParams,
  reply: success,
  errors: ['NOT_FOUND'],
});

/**
 * What whoever has a link reads: what a member does who may open the profile, less the date of birth, which no link has, as little
 * as the time or the horoscope files.
 */
function sharedReply() {
  const { dob: _, ...basic } = viewFields('basic');
  const { birth_time: __, ...horoscope } = viewFields('horoscope');
  return z.object({
    domain: z.enum(DOMAINS),
    mid: z.nullable(z.string()),
    age: z.nullable(z.number()),
    ...basic,
    photos: z.array(photo),
    personal: z.object(viewFields('personal')),
    work: z.object(viewFields('work')),
    family: z.object(viewFields('family')),
    horoscope: z.object(horoscope),
    expires_at: z.string(),
  });
}
// made by a function, so that the browser build can drop it
export const sharedProfile = sharedReply();
export type SharedProfile = z.infer<typeof sharedProfile>;

/**
 * Opens a link, and counts it unless its owner does. 404 alike for one that is wrong, ended, expired or unknown, of a profile that
 * others do not see, and on a site of the other community.
 */
export const openLink = endpoint({
  name: 'sharing.openLink',
  method: 'POST',
  path: '/api/share-link/open',
  whileFull: true,
  summary: 'Read the profile that a link was made for',
  access: 'public',
  // many people may share the address of a carrier
  limit: { by: 'address', points: 1200, seconds: 3600, ofReading: true },
  body: z.strictObject({
    id: z.string({ error: 'required' }).check(z.maxLength(100, 'invalid')),
    secret: z.string({ error: 'required' }).check(z.maxLength(200, 'invalid')),
    /** the community that the address names */
    domain: z.optional(z.enum(DOMAINS)),
  }),
  reply: sharedProfile,
  errors: ['NOT_FOUND'],
});

/**
 * As whom one sees one's own profile:
 * - member: an approved member of the other gender with a photo
 * - downloaded: the same after the download
 * - guest: on the home page
 */
export const SEEN_AS = ['member', 'downloaded', 'guest'] as const;
export type SeenAs = (typeof SEEN_AS)[number];

/** One's own profile as others get it; null for who does not see it. */
export const seeAsOthers = endpoint({
  name: 'sharing.seeAsOthers',
  method: 'GET',
  path: '/api/seen',
  summary: 'One’s own profile as others see it',
  access,
  query: z.object({ as: z.enum(SEEN_AS) }),
  reply: z.object({
    profile: z.nullable(profileView),
    face: z.nullable(featuredFace),
  }),
});
