import type { HoroscopeFile } from '@mala/contract/horoscope-files.ts';
import type { MatchFigure } from '@mala/contract/match.ts';
import { ageOn } from '@mala/contract/profiles/age.ts';
import type { Section, Seen } from '@mala/contract/profiles/field.ts';
import type { Fit, ProfileView } from '@mala/contract/profiles/view.ts';
import type { Attributes } from '@mala/contract/profiles/wishes.ts';
import { facesSeen, fileReader } from '../../access/files.ts';
import { isShown } from '../../access/preferences.ts';
import { readsFreely } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import {
  type ChangeRow,
  type HeldRow,
  presentHeldChanges,
  presentHeldTexts,
  withProposed,
} from '../held-texts/index.ts';
import { type HoroscopeFileRow, presentHoroscopeFile } from '../horoscope-files/index.ts';
import { type PhotoRow, presentOwnPhoto, presentPhoto } from '../photos/index.ts';
import { fitsEach } from './fit.ts';
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
  /** changes that others do not see, as little */
  changes: readonly ChangeRow[];
  /** null where there is none */
  match: MatchFigure | null;
  /** null for who is not compared */
  compared: { fit: Fit | undefined; attributes: Attributes | undefined } | null;
}

/**
 * A profile in detail for a viewer who may open it. What is not his to see is missing;
 * photos are left out for members who have none of their own (server rules, section 3). Its owner sees it with the changes
 * that wait, the office beside them what others see.
 */
export function presentProfileView(
  ctx: Context,
  viewer: Viewer,
  shown: ProfileRow,
  { interactions, seen, photos, horoscopeFiles, held, changes, match, compared }: SeenWithProfile,
): ProfileView {
  const isOwn = viewer.user_id === shown.user_id;
  const profile = withProposed(withHeldTexts(shown, held), isOwn ? changes : []);
  const isFree = readsFreely(viewer, profile);
  const reader = fileReader(viewer, profile);
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
    ...(match && { match }),
    ...(compared?.fit && { fit: compared.fit }),
    ...presentPreferences(profile, isFree, compared?.attributes),
    ...presentHeldTexts(held),
    ...presentHeldChanges(changes, shown),
    ...(horoscopeFiles && { attachments: presentAttachments(ctx, horoscopeFiles, reader) }),
  };
}

/** What a family looks for, for whoever reads it. */
function presentPreferences(
  { preferences }: ProfileRow,
  isFree: boolean,
  attributes: Attributes | undefined,
): Pick<ProfileView, 'preferences'> {
  if (!preferences || !(isFree || isShown(preferences))) return {};
  const { told: _, ...shown } = preferences;
  const fits = attributes && fitsEach(preferences, attributes);
  return { preferences: { ...shown, ...(fits && { fits }) } };
}

const NOTHING = { photo_nudge: false, hasShortlisted: false, downloaded: false };

/** What would be a profile, whole, for the family that it is about. */
export function presentUnsaved(
  ctx: Pick<Context, 'now'>,
  profile: Pick<ProfileRow, 'user_id' | 'domain' | 'mid'>,
  contents: Readonly<Record<Section, object>>,
) {
  return { ...presentEarlierView(ctx, profile, contents, true), ...NOTHING };
}

/** Earlier contents of a profile, with the fields that a view of it now has. */
export function presentEarlierView(
  { now }: Pick<Context, 'now'>,
  profile: Pick<ProfileRow, 'user_id' | 'domain' | 'mid'>,
  contents: Readonly<Record<Section, object | null>>,
  withContact: boolean,
) {
  const seen: readonly Seen[] = withContact
    ? ['card', 'detail', 'contact', 'own']
    : ['card', 'detail'];
  const stored = { ...contents, domain: profile.domain };
  const born: { date_of_birth?: string | null } = { ...contents.basic };
  return {
    profile_id: profile.user_id,
    domain: profile.domain,
    mid: profile.mid,
    age: born.date_of_birth ? ageOn(born.date_of_birth, now()) : null,
    ...presentFields(stored, 'basic', seen),
    personal: presentFields(stored, 'personal', seen),
    work: presentFields(stored, 'work', seen),
    family: presentFields(stored, 'family', seen),
    horoscope: presentFields(stored, 'horoscope', seen),
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
