import { photo } from '@mala/contract/photos/photo.ts';
import type { CardFields, CardSections } from '@mala/contract/profiles/reply-fields.ts';
import { type ProfileCard, profileCard } from '@mala/contract/profiles/view.ts';
import * as z from 'zod/mini';
import { joinObjects, WrittenReply, writerOf } from '../../http/reply-serializer.ts';
import type { Card } from './search.ts';

/** What depends on the viewer or on the day. */
const OWN = {
  profile_id: true,
  age: true,
  blurred: true,
  hasShortlisted: true,
  marks: true,
  active: true,
  match: true,
  fit: true,
} as const;
const PHOTOS = { photos: true } as const;
/** Signed for a time, so they are not kept with a card. */
const ADDRESSES = { large: true, short: true, url: true } as const;

export type OwnPart = Pick<ProfileCard, keyof typeof OWN>;

// The parts of a row: what a card says to all is written when it is read, and not again for each viewer (decision 115).
export const writeOwn = writerOf(z.pick(profileCard, OWN));
export const writePhoto = writerOf(z.omit(photo, ADDRESSES));
export const writeAddresses = writerOf(z.pick(photo, ADDRESSES));
export const writeLasting = writerOf(z.omit(profileCard, { ...OWN, ...PHOTOS }));

/** What a card shows of the profile. */
export const fieldsOf = ({ written }: Pick<Card, 'written'>) =>
  JSON.parse(written) as Pick<ProfileCard, 'mid'> & CardFields<'basic'> & CardSections;

/** What writes the reply of a list whose rows are written already; `others`: what it has besides `rows`. */
export function listWriter<Others extends z.ZodMiniType>(others: Others) {
  const write = writerOf(others);
  return (rows: readonly string[], values: z.output<Others>) =>
    new WrittenReply(joinObjects(`{"rows":[${rows.join(',')}]}`, write(values)));
}
