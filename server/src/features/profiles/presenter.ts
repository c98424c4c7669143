import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Entities } from '@mala/contract/profiles/entity.ts';
import type { ProfileField, Section } from '@mala/contract/profiles/field.ts';
import { heightInFeet } from '@mala/contract/profiles/height.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../http/viewer.ts';
import {
  attachmentsOf,
  ownPhotosOf,
  photosOf,
  presentAttachment,
  presentPhoto,
} from '../photos/index.ts';
import { isNudged, seesContact, seesEverything } from './policy.ts';
import { findTies, type ProfileRow } from './queries.ts';

/** The fields of a section that the profile's site has and `wanted` keeps, null where empty. */
export function presentSection<S extends Section>(
  profile: ProfileRow,
  section: S,
  wanted: (field: ProfileField) => boolean = () => true,
): Entities[S] {
  const stored: Record<string, unknown> = profile[section] ?? {};
  const fields = fieldsOf(communities[profile.domain], section).filter(wanted);
  return Object.fromEntries(fields.map(({ name }) => [name, stored[name] ?? null]));
}

/** What is only for the owner, administrators and who has downloaded the profile. */
async function presentContact(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  const { mobiles, email, address, pincode } = profile.basic ?? {};
  const files = await attachmentsOf(ctx.db, profile.user_id);
  const reader = seesEverything(viewer, profile) ? 'owner' : viewer.user_id;
  return {
    mobiles: mobiles ?? [],
    email: email ?? null,
    address: address ?? null,
    pincode: pincode ?? null,
    attachments: files.map((file, index) =>
      presentAttachment(ctx, file, { position: index + 1, reader }),
    ),
  };
}

/** The photos that others see; for the owner and administrators also those that wait. */
async function presentPhotos(ctx: Context, viewer: Viewer, profile: ProfileRow) {
  if (isNudged(viewer, profile)) return [];
  if (!seesEverything(viewer, profile)) {
    const rows = await photosOf(ctx.db, profile.user_id);
    return rows.map((row) => presentPhoto(ctx, row, 'member'));
  }
  const rows = await ownPhotosOf(ctx.db, profile.user_id);
  return rows
    .filter(({ state }) => state !== 'refused')
    .map((row) => ({ ...presentPhoto(ctx, row, 'owner'), waiting: row.state === 'waiting' }));
}

function presentBasic(ctx: Context, { basic }: ProfileRow) {
  return {
    name: basic?.name ?? null,
    gender: basic?.gender ?? null,
    age: basic?.date_of_birth ? ageOn(basic.date_of_birth, ctx.now()) : null,
    dob: basic?.date_of_birth ?? null,
    surname: basic?.surname ?? null,
    community: basic?.community ?? null,
    language: basic?.language,
    gothram: basic?.gothram,
    country: basic?.country ?? null,
    state: basic?.state ?? null,
    city: basic?.city ?? null,
  };
}

/**
 * A profile in detail for a viewer who may open it. The contact fields are missing where they are not his to see;
 * photos are left out for members who have none of their own (server rules, section 3).
 */
export async function presentProfileView(
  ctx: Context,
  viewer: Viewer,
  profile: ProfileRow,
): Promise<ProfileView> {
  const ties = await findTies(ctx.db, viewer.user_id, profile.user_id);
  const withContact = seesContact(viewer, profile, ties.downloaded);
  const seen = (field: ProfileField) => withContact || field.seen === 'open';
  const height = profile.personal?.height;
  return {
    profile_id: profile.user_id,
    domain: profile.domain,
    mid: profile.mid,
    ...presentBasic(ctx, profile),
    photos: await presentPhotos(ctx, viewer, profile),
    photo_nudge: isNudged(viewer, profile),
    personal: {
      ...presentSection(profile, 'personal', seen),
      height_ft: height ? heightInFeet(height) : null,
    },
    work: presentSection(profile, 'work', seen),
    family: presentSection(profile, 'family', seen),
    horoscope: presentSection(profile, 'horoscope', seen),
    ...ties,
    ...(withContact ? await presentContact(ctx, viewer, profile) : {}),
  };
}
