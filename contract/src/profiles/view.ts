import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { horoscopeFile } from '../horoscope-files.ts';
import { matchFigure } from '../match.ts';
import { photo } from '../photos/photo.ts';
import { heldChanges } from './held-change.ts';
import { heldTexts } from './held-text.ts';
import { wishesReply } from './preferences.ts';
import { cardFields, cardSections, listedFields, viewFields } from './reply-fields.ts';

/**
 * Whether two are as each other's preferences say. `mine`: they are as the viewer says; `theirs`: the viewer is as they say. Missing where
 * nothing was said, and where the other family does not let it be told (decision 111).
 */
const fit = z.object({ mine: z.optional(z.boolean()), theirs: z.optional(z.boolean()) });
export type Fit = z.infer<typeof fit>;

/** Last here on this day in India; within 7 days with it, within 30; or before. */
export const ACTIVITIES = ['today', 'week', 'month', 'earlier'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** A profile in detail (specification, section 3). Fields that a viewer may not see are missing. */
function viewReply() {
  return z.object({
    profile_id: z.string(),
    /** the site of its labels and lists; administrators see profiles of every site */
    domain: z.enum(DOMAINS),
    mid: z.nullable(z.string()),
    age: z.nullable(z.number()),
    ...viewFields('basic'),
    /** `waiting` is sent only to the owner and administrators; others do not get waiting photos */
    photos: z.array(z.extend(photo, { waiting: z.optional(z.boolean()) })),
    photo_nudge: z.boolean(),
    /** for administrators: changes with the profile and its photos, and is sent with a decision about them */
    version: z.optional(z.string()),
    personal: z.object(viewFields('personal')),
    work: z.object(viewFields('work')),
    family: z.object(viewFields('family')),
    horoscope: z.object(viewFields('horoscope')),
    hasShortlisted: z.boolean(),
    downloaded: z.boolean(),
    /** by the tradition of the community; missing for the owner and the office */
    match: z.optional(matchFigure),
    /** missing for the owner and the office */
    fit: z.optional(fit),
    /** what the family looks for: its owner and the office read it always, others where `shown` */
    preferences: z.optional(
      z.extend(wishesReply, {
        shown: z.boolean(),
        /** whether the viewer is as each wish says; missing for the owner and the office */
        fits: z.optional(z.record(z.string(), z.boolean())),
      }),
    ),
    attachments: z.optional(z.array(horoscopeFile)),
    /** the texts that others do not see; sent only to the owner and administrators */
    held_texts: heldTexts,
    /** changes that others do not see, with what they see; sent only to the owner and administrators */
    held_changes: heldChanges,
  });
}

/**
 * A profile in a list: the fields of its card, and only the first photo. Details are added if the list was not asked for
 * cards alone and the viewer may open the profile; mobiles, birth time and horoscope files if it was downloaded.
 */
function cardReply() {
  return z.object({
    profile_id: z.string(),
    mid: z.string(),
    age: z.number(),
    ...cardFields('basic'),
    ...listedFields('basic'),
    photos: z.array(photo),
    /** in place of the first photo, for pending members with a photo: its `preview` */
    blurred: z.optional(z.string()),
    ...cardSections(),
    attachments: z.optional(z.array(horoscopeFile)),
    hasShortlisted: z.boolean(),
    /** what the profile is to the viewer; missing for the office */
    marks: z.optional(
      z.object({
        /** approved since the viewer's last visit */
        new: z.boolean(),
        /** opened by the viewer */
        seen: z.boolean(),
        /** the viewer has downloaded the contact */
        contact_viewed: z.boolean(),
        /** left out of the viewer's other lists */
        hidden: z.boolean(),
      }),
    ),
    /** when the member was last here, by days; missing where it is not known, and for who may open no profile */
    active: z.optional(z.enum(ACTIVITIES)),
    /** by the tradition of the community, as far as the viewer reads the horoscope of the profile */
    match: z.optional(matchFigure),
    fit: z.optional(fit),
  });
}

// made by functions that web/vite.config.ts marks as pure, so that the browser build can drop them
export const profileView = viewReply();
export type ProfileView = z.infer<typeof profileView>;

export const profileCard = cardReply();
export type ProfileCard = z.infer<typeof profileCard>;
