import { can } from '@mala/contract/access/roles.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { allowHomePhoto, finishPhotos } from '@mala/contract/photos/album.ts';
import * as profiles from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { readPreferences, savePreferences } from '@mala/contract/profiles/preferences.ts';
import { leastAge, NO_PREFERENCES } from '@mala/contract/profiles/wishes.ts';
import type { FastifyInstance } from 'fastify';
import { mayEdit } from '../../access/profiles.ts';
import { findVersion } from '../../access/version.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordLook } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireEditable } from '../../http/session.ts';
import {
  findHeldChanges,
  findHeldTexts,
  presentHeldChanges,
  presentHeldTexts,
  withProposed,
} from '../held-texts/index.ts';
import { contactFields } from './correct-profile.ts';
import { openProfile, readProfileView } from './open-profile.ts';
import { presentSection, withHeldTexts } from './present-fields.ts';
import { findProfile, type ProfileRow } from './queries.ts';
import { storePreferences } from './save-preferences.ts';
import { saveBasic, savePart, saveSection } from './save-profile.ts';

const PLAIN_SECTIONS = ['personal', 'work', 'family', 'horoscope'] as const;

/** The wizard's reads and saves, and the detail page (server rules, sections 2 and 3). */
export function mountProfiles(app: FastifyInstance, ctx: Context): void {
  async function load(viewer: Viewer, userId: string): Promise<ProfileRow> {
    const profile = await findProfile(ctx.db, userId);
    if (!profile || !mayEdit(viewer, profile)) throw new AppError('NOT_FOUND');
    return profile;
  }

  /** As its owner wrote it: with the texts and changes that others do not see; for the office without the changes. */
  async function loadSection<S extends Section>(
    { viewer, params }: { viewer: Viewer; params: { userId: string } },
    section: S,
  ) {
    const profile = await load(viewer, params.userId);
    if (viewer.user_id !== profile.user_id && contactFields(profile, section).length > 0) {
      const look = { profileId: profile.user_id, part: 'contact' } as const;
      await recordLook(ctx.db, viewer, look, ctx.now());
    }
    const held = (await findHeldTexts(ctx.db, profile.user_id)).filter(
      ({ part }) => part === section,
    );
    const changes = (await findHeldChanges(ctx.db, profile.user_id)).filter(
      (one) => one.section === section,
    );
    const own = viewer.user_id === profile.user_id ? changes : [];
    const written = withProposed(withHeldTexts(profile, held), own);
    return {
      ...presentSection(written, section),
      ...presentHeldTexts(held),
      ...presentHeldChanges(changes, profile),
      mid: profile.mid,
    };
  }

  const { basic, personal, work, family, horoscope } = profiles.readSection;
  route(app, ctx, basic, (call) => loadSection(call, 'basic'));
  route(app, ctx, personal, (call) => loadSection(call, 'personal'));
  route(app, ctx, work, (call) => loadSection(call, 'work'));
  route(app, ctx, family, (call) => loadSection(call, 'family'));
  route(app, ctx, horoscope, (call) => loadSection(call, 'horoscope'));

  route(app, ctx, profiles.saveSection.basic, async ({ viewer, address, params, body }) => {
    const profile = await load(viewer, params.userId);
    const { mid } = await saveBasic(ctx, { viewer, address }, profile, body);
    return { profile_id: profile.user_id, mid };
  });
  for (const section of PLAIN_SECTIONS) {
    route(app, ctx, profiles.saveSection[section], async ({ viewer, params, body }) => {
      const profile = await requireEditable(ctx.db, viewer, params.userId);
      await saveSection(ctx, viewer, profile, section, body);
      return SUCCESS;
    });
  }

  route(app, ctx, finishPhotos, async ({ viewer, params }) => {
    const { user_id } = await load(viewer, params.userId);
    await savePart(ctx, viewer, user_id, 'photo', { photos_done: true });
    return SUCCESS;
  });

  route(app, ctx, allowHomePhoto, async ({ viewer, params, body }) => {
    const { user_id } = await load(viewer, params.userId);
    await savePart(ctx, viewer, user_id, 'home-photo', { home_photo: body.allowed });
    return SUCCESS;
  });

  route(app, ctx, readPreferences, async ({ viewer, params }) => {
    const { domain, gender, preferences } = await load(viewer, params.userId);
    return { ...NO_PREFERENCES, ...preferences, domain, least_age: leastAge(gender) };
  });
  route(app, ctx, savePreferences, async ({ viewer, params, body }) => {
    const profile = await requireEditable(ctx.db, viewer, params.userId);
    await storePreferences(ctx, viewer, profile, body);
    return SUCCESS;
  });

  route(app, ctx, profiles.viewProfile, async ({ viewer, params }) => {
    // read first: what changes between the reads is newer than the version, and a decision about it is refused
    const version = can(viewer, 'profiles.read') && (await findVersion(ctx.db, params.profileId));
    const profile = await openProfile(ctx, viewer, params.profileId);
    const view = await readProfileView(ctx, viewer, profile);
    return version ? { ...view, version } : view;
  });
}
