import type { HoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileView } from '@mala/contract/profiles/view.ts';
import { facesSeen } from '../../access/files.ts';
import { ownsContact, readsFreely } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { type HeldRow, presentHeldTexts } from '../held-texts/index.ts';
import { type HoroscopeFileRow, presentHoroscopeFile } from '../horoscope-files/index.ts';
import { type PhotoRow, presentOwnPhoto, presentPhoto } from '../photos/index.ts';
import { presentFields, withHeldTexts } from './present-fields.ts';
import type { ProfileRow } from './queries.ts';

/** What belongs to a profile and may be seen by the viewer. */
interface SeenWithProfile {
  interactions: { hasShortlisted: boolean; downloaded: boolean };
  /** the levels of fields */
  seen: readonly Seen[];
  photos: readonly PhotoRow[];
  /** null where they are not the viewer's to see */
  horoscopeFiles: readonly HoroscopeFileRow[] | null;
  /** none where they are not the viewer's to see */
  held: readonly HeldRow[];
}

/**
 * A profile in detail for a viewer who may open it. What is not his to see is missing;
 * photos are left out for members who have none of their own (server rules, section 3).
 */
export function presentProfileView(
  ctx: Context,
  viewer: Viewer,
  shown: ProfileRow,
  { interactions, seen, photos, horoscopeFiles, held }: SeenWithProfile,
): ProfileView {
  const profile = withHeldTexts(shown, held);
  const isFree = readsFreely(viewer, profile);
  const reader = ownsContact(viewer, profile) ? 'owner' : viewer.user_id;
  const dateOfBirth = profile.basic?.date_of_birth;
  return {
    profile_id: profile.user_id,
    domain: profile.domain,
    mid: profile.mid,
    age: dateOfBirth ? ageOn(dateOfBirth, ctx.now()) : null,
    ...presentFields(profile, 'basic', seen),
    photos: photos.map((row) =>
      isFree ? presentOwnPhoto(ctx, row, held) : presentPhoto(ctx, row, 'member'),
    ),
    photo_nudge: !isFree && facesSeen(viewer) === 'none',
    personal: presentFields(profile, 'personal', seen),
    work: presentFields(profile, 'work', seen),
    family: presentFields(profile, 'family', seen),
    horoscope: presentFields(profile, 'horoscope', seen),
    ...interactions,
    ...presentHeldTexts(held),
    ...(horoscopeFiles && { attachments: presentAttachments(ctx, horoscopeFiles, reader) }),
  };
}

/** The horoscope files of one profile for a reader of its contact: those that were written anew. */
export function presentAttachments(
  ctx: Pick<Context, 'signedUrls'>,
  files: readonly HoroscopeFileRow[],
  reader: string,
): HoroscopeFile[] {
  return files
    .map((file, index) => ({ file, position: index + 1 }))
    .filter(({ file }) => file.state === 'rewritten')
    .map(({ file, position }) => presentHoroscopeFile(ctx, file, { position, reader }));
}
