import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  asRow,
  atHome,
  each,
  ids,
  isDownloaded,
  isFirst,
  isOffice,
  isPublic,
  isReviewed,
  isThere,
  kindOf,
  type Photo,
  people,
  photosThrough,
  photosWhere,
  showsFace,
  targets,
  through,
  viewerAsked,
  viewerOf,
  viewers,
  writeEverybody,
} from '../../test/access-rules.ts';
import { GENDERS, type Somebody } from '../../test/factories/everybody.ts';
import { useTestApp } from '../../test/test-app.ts';
import * as files from './files.ts';
import * as profiles from './profiles.ts';
import * as links from './shared-links.ts';

const DAY_MS = 86_400_000;

const app = useTestApp();
beforeAll(() => writeEverybody(app().ctx));

describe('for every kind of person', () => {
  it('shows only approved profiles, and only featured ones on the home page', async () => {
    expect(await through(app().ctx.db, profiles.visible)).toEqual(ids(people.filter(isPublic)));
    expect(ids(people.filter(profiles.isVisible))).toEqual(ids(people.filter(isPublic)));
    const closed = people.filter(({ away }) => away === 'closed');
    expect(closed.some(viewerAsked)).toBe(false);
    const featured = people.filter((one) => isPublic(one) && one.featured);
    expect(await through(app().ctx.db, profiles.featured)).toEqual(ids(featured));
    expect(ids(people.filter(profiles.isFeatured))).toEqual(ids(featured));
    const agreed = await through(app().ctx.db, files.allowsHomePhoto);
    expect(agreed).toEqual(ids(people.filter(({ home_photo }) => home_photo)));
    for (const domain of DOMAINS)
      for (const gender of GENDERS) {
        const { body } = await app().call(readHome, { query: { domain } });
        const faces = gender === 'female' ? body.brides : body.grooms;
        const here = featured.filter((one) => one.domain === domain && one.gender === gender);
        const shown = faces.map(({ photo }) => photo !== null);
        expect(shown.sort()).toEqual(here.map(({ home_photo }) => home_photo).sort());
      }
  });

  it('decides as the rules say whether a photo counts as one’s own, awaits review and is shown', async () => {
    const kept = photosWhere((photo) => isThere(photo) && photo.state !== 'refused');
    expect(await photosThrough(app().ctx.db, files.kept)).toEqual(kept);
    expect(photosWhere((photo) => files.isKept(asRow(photo)))).toEqual(kept);
    for (const one of people.filter(viewerAsked))
      expect([kindOf(one), viewerOf(one).has_photo]).toEqual([kindOf(one), showsFace(one)]);
    const shown = photosWhere((photo) => isThere(photo) && photo.state === 'approved');
    expect(await photosThrough(app().ctx.db, files.shown)).toEqual(shown);
    expect(photosWhere((photo) => files.isShown(asRow(photo)))).toEqual(shown);
    const waiting = photosWhere(
      (photo, one) => isThere(photo) && photo.state === 'waiting' && isReviewed(one),
    );
    expect(await photosThrough(app().ctx.db, files.inReview)).toEqual(waiting);
    expect(photosWhere((photo, one) => files.awaitsReview(asRow(photo), one))).toEqual(waiting);
  });

  it.each(files.PHOTO_AUDIENCES)(
    'opens photo files to the audience %s as the rules say',
    async (audience) => {
      const { ctx, url } = app();
      const open = photosWhere((photo, one) => {
        if (audience === 'owner') return isThere(photo);
        const member = isThere(photo) && photo.state === 'approved' && isPublic(one);
        return audience === 'member' ? member : member && atHome(photo, one);
      });
      expect(await photosThrough(app().ctx.db, files.photoOpenTo(audience))).toEqual(open);
      const held = photosWhere((photo, one) =>
        files.isPhotoOpen(audience, { ...asRow(photo), first: isFirst(photo, one) }, one),
      );
      expect(held).toEqual(open);
      const answered: string[] = [];
      const asking = targets
        .filter(({ domain }) => domain === 'tamilmala')
        .flatMap(({ photos }) => photos);
      await each(asking, async ({ id }) => {
        await ctx.files.put(`photo/${id}/url`, Buffer.from('seen'));
        const { status } = await fetch(
          url + ctx.signedUrls.sign(`/files/photo/${id}/url/${audience}`),
        );
        if (status === 200) answered.push(id);
      });
      const tamil = new Set(asking.map(({ id }) => id));
      expect(answered.sort()).toEqual(open.filter((id) => tamil.has(id)));
    },
  );

  it.each([
    ['lasts', 1],
    ['has expired', 0],
  ])('opens photo files to whoever has a link that %s as the rules say', async (_, days) => {
    const { ctx, url } = app();
    const now = ctx.now();
    const expires_at = new Date(now.getTime() + days * DAY_MS);
    const linked = targets
      .filter(({ domain }) => domain === 'tamilmala')
      .map((owner) => ({ owner, id: uuid() }));
    const rows = linked.map(({ owner, id }) => ({
      ...{ id, profile_id: owner.user_id, secret_hash: id, contact: false, face: false },
      ...{ created_at: new Date(expires_at.getTime() - 2 * DAY_MS), expires_at },
    }));
    await ctx.db.insertInto('shared_links').values(rows).execute();
    const photosOf = (rule: (photo: Photo, owner: Somebody) => boolean) =>
      linked
        .flatMap(({ owner }) => owner.photos.filter((photo) => rule(photo, owner)))
        .map(({ id }) => id)
        .sort();
    const open = photosOf(
      (photo, owner) => days > 0 && isThere(photo) && photo.state === 'approved' && isPublic(owner),
    );
    const found = await ctx.db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.user_id', 'photos.profile_id')
      .innerJoin('shared_links', 'shared_links.profile_id', 'photos.profile_id')
      .where('shared_links.expires_at', '=', expires_at)
      .where(links.photoInLink(now))
      .select('photos.id')
      .execute();
    expect(found.map(({ id }) => id).sort()).toEqual(open);
    const held = photosOf((photo, owner) =>
      links.isPhotoInLink({ expires_at }, asRow(photo), owner, now),
    );
    expect(held).toEqual(open);
    const answered: string[] = [];
    await each(linked, async ({ owner, id: linkId }) => {
      for (const { id } of owner.photos) {
        await ctx.files.put(`photo/${id}/url`, Buffer.from('seen'));
        const path = `/files/photo/${id}/url/${links.linkAudience(linkId)}`;
        const { status } = await fetch(url + ctx.signedUrls.sign(path));
        if (status === 200) answered.push(id);
      }
    });
    expect(answered.sort()).toEqual(open);
  });

  it('opens horoscope files to their readers as the rules say', async () => {
    const { ctx, url } = app();
    const reader = viewers.find(isPublic);
    const rows = await ctx.db.selectFrom('horoscope_files').selectAll().execute();
    const office = `office-${viewers.find(isOffice)?.user_id}`;
    for (const who of ['owner', office, reader?.user_id ?? '']) {
      const open = targets.filter(
        (one) => who === 'owner' || who === office || (isDownloaded.has(one) && isPublic(one)),
      );
      const clause = files.horoscopeFileOpenTo(who, sql.ref('horoscope_files.profile_id'));
      const found = await ctx.db
        .selectFrom('horoscope_files')
        .where(clause)
        .select('profile_id')
        .execute();
      const ours = new Set(ids(targets));
      expect(
        found
          .map(({ profile_id }) => profile_id)
          .filter((id) => ours.has(id))
          .sort(),
      ).toEqual(ids(open));
      const held = targets.filter((one) =>
        files.isHoroscopeFileOpen(who, one, isDownloaded.has(one)),
      );
      expect(ids(held)).toEqual(ids(open));
      const answered: string[] = [];
      await each(targets, async ({ user_id }) => {
        const id = rows.find((row) => row.profile_id === user_id)?.id;
        await ctx.files.put(`attachment/${id}`, Buffer.from('seen'));
        const { status } = await fetch(url + ctx.signedUrls.sign(`/files/attachment/${id}/${who}`));
        if (status === 200) answered.push(user_id);
      });
      expect(answered.sort()).toEqual(ids(open));
    }
  });
});
