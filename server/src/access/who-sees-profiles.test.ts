import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CODES,
  each,
  facesSeen,
  finds,
  ids,
  isDownloaded,
  isOffice,
  isThere,
  kindOf,
  opened,
  people,
  reads,
  readsSite,
  refusal,
  seesContact,
  seesFaces,
  standingOf,
  targets,
  through,
  viewerOf,
  viewers,
  writeEverybody,
} from '../../test/access-rules.ts';
import { HELD_POSITION, type Somebody } from '../../test/factories/everybody.ts';
import { useTestApp } from '../../test/test-app.ts';
import * as files from './files.ts';
import * as profiles from './profiles.ts';
import { refusalOfStanding } from './viewer.ts';

/** How many of the levels of fields a viewer sees: the own ones only as the owner or in the office. */
function levelsOf(viewer: Somebody, one: Somebody): number {
  if (viewer === one || reads(viewer, one)) return 4;
  return seesContact(viewer, one) ? 3 : 2;
}

/** Which details a row has, and which parts of the contact. */
function partsOf(row: ProfileCard): boolean[] {
  const { dob, personal, family, horoscope, mobiles, attachments } = row;
  const details = [dob, personal.complexion, family?.father_name, horoscope.padham];
  return [...details, mobiles, horoscope.birth_time, attachments].map((part) => part !== undefined);
}

const app = useTestApp();
beforeAll(() => writeEverybody(app().ctx));

const askers = Object.entries(
  Object.groupBy(viewers, ({ role, where, status, complete, away }) =>
    [role, where ?? '', status, ...(complete ? [] : ['incomplete']), away ?? ''].join(' '),
  ),
);

/**
 * Whether every single reply is looked at: of approved members all are; of the others, whose site, gender and photos
 * the predicates are asked about as well, those of one site and gender.
 */
function isAsked(viewer: Somebody): boolean {
  const { domain, gender, photos, role } = viewer;
  if (standingOf(viewer) === 'approved' && role === 'MEMBER') return true;
  return domain === 'tamilmala' && gender === 'male' && photos.length === 0;
}

describe.each(askers)('%s', (_kind, some = []) => {
  it('may open, shortlist and read as the rules say', () => {
    const pairs = some.flatMap((viewer) => targets.map((one) => [viewer, one] as const));
    const ruled = pairs.map(([viewer, one]) => [
      refusal(viewer, one),
      reads(viewer, one) || finds(viewer, one),
      ['card', 'detail', 'contact', 'own'].slice(0, levelsOf(viewer, one)),
    ]);
    const held = pairs.map(([viewer, one]) => {
      const who = viewerOf(viewer);
      return [
        profiles.refusalOfOpening(who, one),
        profiles.mayShortlist(who, one),
        profiles.levelsSeen(who, one, isDownloaded.has(one)),
      ];
    });
    expect(held).toEqual(ruled);
  });

  it('gets replies as the rules say, and always the own profile', async () => {
    const { call } = app();
    const asking = some.filter(isAsked);
    const pairs = asking.flatMap((viewer) => opened.map((one) => [viewer, one] as const));
    await each(pairs, async ([viewer, one]) => {
      const target = `${kindOf(one)} for ${kindOf(viewer)}`;
      const why = refusal(viewer, one);
      const params = { profileId: one.user_id };
      const { status, body, error } = await call(viewProfile, { token: viewer.token, params });
      if (why) {
        expect([target, error.Code]).toEqual([target, why]);
        return;
      }
      const contact = seesContact(viewer, one);
      const shown = one.photos.filter(
        (photo) => isThere(photo) && (photo.state === 'approved' || reads(viewer, one)),
      );
      const faces = seesFaces(viewer) ? shown.filter(({ state }) => state !== 'refused') : [];
      expect({
        target,
        status,
        photos: body.photos.map(({ id }) => id),
        nudge: body.photo_nudge,
        contact: [body.mobiles, body.email, body.attachments].map((part) => part !== undefined),
        held: [body.work.position, body.held_texts?.length],
      }).toEqual({
        target,
        status: 200,
        photos: faces.map(({ id }) => id),
        nudge: facesSeen(viewer) === 'none',
        contact: [contact, contact, contact],
        held: reads(viewer, one) ? [HELD_POSITION, 1] : [null, undefined],
      });
    });
    for (const viewer of asking) {
      const params = { profileId: viewer.user_id };
      const { body } = await call(viewProfile, { token: viewer.token, params });
      expect([body.profile_id, body.mobiles?.length]).toEqual([viewer.user_id, 2]);
      expect([body.work.position, body.held_texts?.length]).toEqual([HELD_POSITION, 1]);
    }
  });

  it('finds whom the rules say, and may shortlist the same people', async () => {
    await each(some, async (viewer) => {
      const { token } = viewer;
      const who = viewerOf(viewer);
      const code = CODES[standingOf(viewer)];
      const ofOffice = viewer.role === 'CASHIER' ? 'FORBIDDEN' : null;
      const standing = isOffice(viewer) ? ofOffice : code;
      expect(refusalOfStanding(who)).toBe(standing);
      const found = people.filter((one) => finds(viewer, one));
      const groups = profiles.groupsListed(who);
      const listed = people.filter((one) =>
        groups.some((group) => profiles.isListedIn(group, one)),
      );
      expect(ids(listed)).toEqual(ids(found));
      const queried = await Promise.all(
        groups.map((group) => through(app().ctx.db, profiles.listedIn(group))),
      );
      expect(queried.flat().sort()).toEqual(ids(found));
      // a search is one of the account's own site
      const elsewhere = isOffice(viewer) && !readsSite(viewer, viewer.domain);
      const searched = standing === 'PROFILE_PENDING' ? null : elsewhere ? 'FORBIDDEN' : standing;
      const faces: boolean[] = [];
      const blurred: boolean[] = [];
      const rows: string[] = [];
      const shown = new Map<string, boolean[]>();
      for (let page = 1; page === 1 || rows.length === (page - 1) * 20; page += 1) {
        const { body, error } = await app().call(search, { token, params: { page }, body: {} });
        expect(error.Code ?? null).toBe(searched);
        if (searched) {
          const body = { profile_id: targets[0]?.user_id };
          const added = await app().call(addToShortlist, { token, body });
          const isRead = targets[0] && reads(viewer, targets[0]);
          const kept = standing ?? (isRead ? undefined : 'NOT_FOUND');
          expect(added.error.Code).toBe(kept);
          return;
        }
        rows.push(...body.rows.map(({ profile_id }) => profile_id));
        faces.push(...body.rows.map(({ photos }) => photos.length > 0));
        blurred.push(...body.rows.map((row) => row.blurred !== undefined));
        for (const row of body.rows) shown.set(row.profile_id, partsOf(row));
        expect(body.photo_nudge).toBe(facesSeen(viewer) === 'none');
        expect(JSON.stringify(body)).not.toContain(HELD_POSITION);
        if (!seesFaces(viewer)) expect(JSON.stringify(body)).not.toContain('/files/photo/');
      }
      expect(rows.sort()).toEqual(ids(found));
      const opens = isOffice(viewer) || standingOf(viewer) === 'approved';
      for (const one of found) {
        const isOwn = one.user_id === viewer.user_id;
        // a list shows the office none (decision 067)
        const contact = opens && (isOffice(viewer) ? isOwn : seesContact(viewer, one));
        const parts = [opens, opens, opens, opens, contact, contact, contact];
        expect([kindOf(one), shown.get(one.user_id)]).toEqual([kindOf(one), parts]);
        const levels = profiles.levelsListed(who, one, isDownloaded.has(one));
        expect([levels.includes('detail'), levels.includes('contact')]).toEqual([opens, contact]);
      }
      const others = found.filter((one) => one.photos.some((photo) => photo.state === 'approved'));
      expect(faces.filter(Boolean).length).toBe(seesFaces(viewer) ? others.length : 0);
      const seen = facesSeen(viewer);
      expect(blurred.filter(Boolean).length).toBe(seen === 'previews' ? others.length : 0);
      expect(files.facesSeen(who)).toBe(seen);
      const body = { profile_id: found[0]?.user_id };
      expect((await app().call(addToShortlist, { token, body })).status).toBe(200);
    });
  });
});
