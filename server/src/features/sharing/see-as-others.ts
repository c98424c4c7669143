import { STATUS } from '@mala/contract/access/status.ts';
import type { SeenAs } from '@mala/contract/sharing.ts';
import { NIL } from 'uuid';
import { fileReader } from '../../access/files.ts';
import { refusalOfOpening } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { homeFaceOf } from '../content/index.ts';
import { horoscopeFilesOf } from '../horoscope-files/index.ts';
import { findProfile, presentAttachments, readProfileView } from '../profiles/index.ts';

/** Somebody who finds the profile of `owner`: an approved member of the same site and the other gender, with a photo. */
function beside(owner: Viewer): Viewer {
  return {
    ...owner,
    user_id: NIL,
    gender: owner.gender === 'male' ? 'female' : 'male',
    roles: [],
    status: STATUS.APPROVED,
    away: null,
    standing: 'approved',
    has_photo: true,
  };
}

/** One's own profile as others get it, by what presents it to them; null for who does not see it. */
export async function seeAsOthers(ctx: Context, owner: Viewer, as: SeenAs) {
  if (as === 'guest') return { profile: null, face: await homeFaceOf(ctx, owner) };
  const profile = await findProfile(ctx.db, owner.user_id);
  const member = beside(owner);
  if (!profile || refusalOfOpening(member, profile)) return { profile: null, face: null };
  const interactions = { hasShortlisted: false, downloaded: as === 'downloaded' };
  const view = await readProfileView(ctx, member, profile, { interactions });
  if (!view.attachments) return { profile: view, face: null };
  // the owner opens his files by addresses of his own: nobody is no reader
  const files = await horoscopeFilesOf(ctx.db, profile.user_id);
  const attachments = presentAttachments(ctx, files, fileReader(owner, profile));
  return { profile: { ...view, attachments }, face: null };
}
