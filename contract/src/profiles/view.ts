import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { attachment, photo } from '../photos.ts';
import { entityReply } from './entity.ts';
import type { ProfileField } from './field.ts';

const open = (field: ProfileField) => field.seen === 'open' && field.kind !== 'height';
const heightInFeetReply = { height_ft: z.nullable(z.string()) };

/** A profile in detail (specification, section 3). What only some viewers see is missing for the others. */
export const profileView = z.object({
  profile_id: z.string(),
  /** whose labels and lists it has: an administrator sees profiles of every site */
  domain: z.enum(DOMAINS),
  mid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  age: z.nullable(z.number()),
  dob: z.nullable(z.string()),
  surname: z.nullable(z.string()),
  community: z.nullable(z.string()),
  language: z.optional(z.nullable(z.string())),
  gothram: z.optional(z.nullable(z.string())),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** whether it waits is said to the owner and administrators alone; nobody else gets one that does */
  photos: z.array(z.extend(photo, { waiting: z.optional(z.boolean()) })),
  photo_nudge: z.boolean(),
  personal: z.extend(entityReply('personal', open), heightInFeetReply),
  work: entityReply('work', open),
  family: z.extend(entityReply('family', open), {
    property_details: z.optional(z.nullable(z.string())),
  }),
  horoscope: z.extend(entityReply('horoscope', open), {
    birth_time: z.optional(z.nullable(z.string())),
  }),
  hasShortlisted: z.boolean(),
  downloaded: z.boolean(),
  mobiles: z.optional(z.array(z.nullable(z.string()))),
  email: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
  pincode: z.optional(z.nullable(z.string())),
  attachments: z.optional(z.array(attachment)),
});
export type ProfileView = z.infer<typeof profileView>;

/** A profile in a list: what its card shows; of the photos only the first. */
export const profileCard = z.object({
  profile_id: z.string(),
  mid: z.string(),
  name: z.string(),
  gender: z.string(),
  age: z.number(),
  surname: z.nullable(z.string()),
  community: z.string(),
  city: z.string(),
  photos: z.array(photo),
  personal: z.object({ height_ft: z.string(), marital_status: z.string() }),
  work: z.object({
    education: z.string(),
    profession: z.string(),
    position: z.nullable(z.string()),
    annual_income: z.string(),
    work_location: z.nullable(z.string()),
  }),
  horoscope: z.object({ raasi: z.string(), birth_star: z.string() }),
  hasShortlisted: z.boolean(),
});
export type ProfileCard = z.infer<typeof profileCard>;
