import type { BiodataFormat } from '@mala/contract/biodata.ts';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { findViewer } from '../../access/find-viewer.ts';
import type { Origin, Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { LimitRule } from '../../http/rate-limits.ts';
import { originOf } from '../../http/session.ts';
import { type SentFile, serveFiles } from '../../storage/send-file.ts';
import { type ProfileRow, readProfileView } from '../profiles/index.ts';
import { biodataOf } from './biodata-of.ts';
import { type Choices, readChoices } from './choices.ts';
import { findBiodata } from './find-biodata.ts';
import { photoFiles } from './photo-files.ts';

const FORMATS: Readonly<Record<BiodataFormat, { type: string; ending: string }>> = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  picture: { type: 'image/jpeg', ending: 'jpg' },
};

/** An address may be fetched again and again, and each time the file is drawn; browsers fetch some of them twice. */
const DRAWN: LimitRule = { name: 'biodata.drawn', points: 120, seconds: 600, lasting: true };

/** Where a biodata lies for a session; signed for whoever may have it. */
export const biodataPath = (profileId: string, sessionId: string, choices: string) =>
  `/files/biodata/${profileId}/${sessionId}/${choices}`;

/** Under which it is saved: `MM100441-biodata.pdf`. */
export function fileName(mid: string | null, format: BiodataFormat): string {
  return `${mid ? `${mid}-` : ''}biodata.${FORMATS[format].ending}`;
}

/** Biodatas, drawn when somebody asks, of what is open to the viewer then; nothing is stored. */
export function serveBiodatas(app: FastifyInstance, ctx: Context): void {
  type Params = { profileId: string; session: string; choices: string };
  const url = biodataPath(':profileId', ':session', ':choices');
  serveFiles<Params>(app, ctx, url, async ({ profileId, session, choices }, request) => {
    const wanted = readChoices(choices);
    const find = async () => {
      const viewer = await findReader(ctx, session, originOf(request));
      const profile = viewer && (await findStillOpen(ctx, viewer, profileId, wanted));
      return profile && { viewer, profile };
    };
    const found = await find();
    if (!found) return null;
    await ctx.optionalWrite(() => ctx.limits.consume(DRAWN, found.viewer.user_id));
    return sentBiodata(ctx, found, wanted, find);
  });
}

/** The viewer of a session that is still open; `session` may be anything. */
async function findReader(ctx: Context, session: string, from: Origin): Promise<Viewer | null> {
  const viewer = isUuid(session) ? await findViewer(ctx.db, session, ctx.now()) : null;
  return viewer && { ...viewer, from };
}

/** The same as when the address was signed, unless the viewer may not have it any more. */
async function findStillOpen(ctx: Context, viewer: Viewer, profileId: string, wanted: Choices) {
  try {
    return await findBiodata(ctx, viewer, profileId, wanted);
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) return null;
    throw error;
  }
}

/** What is open to whom. */
interface Found {
  viewer: Viewer;
  profile: ProfileRow;
}

/** @param findAgain asked when its turn to be drawn comes, which may be a while later */
function sentBiodata(
  ctx: Context,
  { viewer, profile }: Found,
  { format, language, photo, contact }: Choices,
  findAgain: () => Promise<Found | null>,
): SentFile {
  const isOwn = viewer.user_id === profile.user_id;
  return {
    type: FORMATS[format].type,
    disposition: `attachment; filename="${fileName(profile.mid, format)}"`,
    make: () =>
      ctx.drawBiodata(viewer.user_id, format, async () => {
        const found = await findAgain();
        if (!found) throw new AppError('NOT_FOUND');
        const view = await readProfileView(ctx, found.viewer, found.profile);
        const photos = photo ? await photoFiles(ctx, view.photos, format) : [];
        // of another it is what the biodata is for
        const wanted = { language, photo, contact: contact || !isOwn, mid: found.viewer.mid };
        return biodataOf(view, photos, wanted, ctx.now());
      }),
  };
}
