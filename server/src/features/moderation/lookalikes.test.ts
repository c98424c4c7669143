import { findLookalikes } from '@mala/contract/moderation/photos.ts';
import { addPhoto, removePhoto } from '@mala/contract/photos/album.ts';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { scenery } from '../../../test/fixtures/scenery.ts';
import { formOf } from '../../../test/fixtures/uploads.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let admin: Person;
let photo: Buffer;
/** another picture for each test, since all of them stand in one database */
let seed = 0;

beforeAll(async () => {
  admin = await makeAdmin(app().ctx);
});

beforeEach(async () => {
  seed += 1;
  photo = await scenery(seed);
});

async function upload(person: Person, bytes: Buffer): Promise<string> {
  const form = formOf('photo', bytes);
  const params = { userId: person.user_id };
  const { body } = await app().call(addPhoto, { token: person.token, params, form });
  return body.at(-1)?.id ?? '';
}
const alike = (id: string) => app().call(findLookalikes, { token: admin.token, params: { id } });

const CHANGES: [string, (picture: Sharp) => Sharp][] = [
  ['encoded anew', (one) => one.jpeg({ quality: 40 })],
  ['of another kind', (one) => one.png()],
  ['at a third of the size', (one) => one.resize({ width: 270 }).jpeg()],
  ['brighter', (one) => one.modulate({ brightness: 1.2 }).jpeg()],
  ['without colour', (one) => one.greyscale().jpeg()],
  ['a little cropped', (one) => one.extract({ left: 12, top: 14, width: 776, height: 852 }).jpeg()],
];

describe('lookalikes of a photo', () => {
  it.each(CHANGES)(
    'include the same picture %s in another profile on the other site',
    async (_, change) => {
      const { ctx } = app();
      const bride = await makeMember(ctx);
      const thief = await makeMember(ctx, { domain: 'marathimala', status: 10, user_name: 'Ravi' });
      const id = await upload(bride, photo);
      const copy = await upload(thief, await change(sharp(photo)).toBuffer());
      const { status, body } = await alike(id);
      expect([status, body.map((row) => row.id)]).toEqual([200, [copy]]);
      expect(body[0]).toMatchObject({
        profile_id: thief.user_id,
        mid: thief.mid,
        domain: 'marathimala',
        status: 10,
        status_label: 'Verified',
        state: 'waiting',
      });
      expect(body[0]?.distance).toBeLessThanOrEqual(10);
      const shown = await fetch(`${app().url}${body[0]?.short}`);
      await shown.arrayBuffer();
      expect(shown.status).toBe(200);
      expect((await alike(copy)).body.map((row) => row.id)).toEqual([id]);
    },
  );

  it('are sorted by similarity, and exclude the own profile and removed photos', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const thief = await makeMember(ctx);
    const id = await upload(bride, photo);
    await upload(bride, photo);
    const cropped = await sharp(photo)
      .extract({ left: 12, top: 14, width: 776, height: 852 })
      .toBuffer();
    const ids = [await upload(thief, cropped), await upload(thief, photo)];
    const { body } = await alike(id);
    expect(body.map((row) => row.id)).toEqual(ids.reverse());
    expect(body[0]?.distance).toBe(0);
    const params = { userId: thief.user_id };
    await app().call(removePhoto, { token: thief.token, params, body: { id: ids[0] } });
    expect((await alike(id)).body.map((row) => row.id)).toEqual([ids[1]]);
  });

  it('include photos that were not hashed yet', async () => {
    const { ctx } = app();
    const [bride, thief] = [await makeMember(ctx), await makeMember(ctx)];
    const [id, copy] = [await upload(bride, photo), await upload(thief, photo)];
    await ctx.db.deleteFrom('photo_hashes').where('photo_id', '=', id).execute();
    expect((await alike(id)).body.map((row) => row.id)).toEqual([copy]);
    expect((await alike(copy)).body.map((row) => row.id)).toEqual([id]);
  });
});

it('exclude other pictures', async () => {
  const { ctx } = app();
  const mirrored = await sharp(photo).flop().toBuffer();
  const [bride, other] = [await makeMember(ctx), await makeMember(ctx)];
  const id = await upload(bride, photo);
  await upload(other, mirrored);
  await upload(other, await scenery(seed + 40));
  expect((await alike(id)).body).toEqual([]);
});

it('are none for a photo whose file is lost; 404 for an unknown photo', async () => {
  const { ctx } = app();
  const member = await makeMember(ctx);
  const lost = await givePhoto(ctx, member);
  for (let at = 0; at < 2; at += 1)
    expect(await alike(lost)).toMatchObject({ status: 200, body: [] });
  const removed = await upload(member, photo);
  const params = { userId: member.user_id };
  await app().call(removePhoto, { token: member.token, params, body: { id: removed } });
  for (const id of [removed, ...HOSTILE_IDS.filter((one) => one !== '..')])
    expect([id, (await alike(id)).status]).toEqual([id, 404]);
});
