import { addHoroscopeFiles, removeHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { addMarriage, removeMarriage } from '@mala/contract/marriages.ts';
import * as album from '@mala/contract/photos/album.ts';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { pictureKey } from '../../../src/storage/picture-files.ts';
import { giveMarriage } from '../../factories/home.ts';
import { giveHoroscopeFile, givePhoto, makeAdmin, type Person } from '../../factories.ts';
import { formOf, PDF } from '../../fixtures/uploads.ts';
import { makeSomebody } from '../people.ts';
import { call, type Prepared, type Scenario } from '../scenario.ts';

/** The smallest picture that is taken. */
export const PICTURE = await sharp({
  create: { width: 300, height: 300, channels: 3, background: '#c8a070' },
})
  .jpeg()
  .toBuffer();

const BYTES = Buffer.from('as it was stored');

async function upload(ctx: Context, field: string, file: Uint8Array): Promise<Prepared> {
  const member = await makeSomebody(ctx);
  const { token, user_id: userId } = member;
  const form = withUploadId(formOf(field, file));
  return { people: [member], token, params: { userId }, form };
}

/** As a browser sends it, so that it can be sent again. */
function withUploadId(form: FormData): FormData {
  form.append('upload_id', uuid());
  return form;
}

/** A member with photos, of whom the first is sent. */
async function ofAlbum(
  ctx: Context,
  body: (ids: string[], member: Person) => object | Promise<object>,
): Promise<Prepared> {
  const member = await makeSomebody(ctx);
  const { token, user_id: userId } = member;
  const ids = [await givePhoto(ctx, member), await givePhoto(ctx, member)];
  return { people: [member], token, params: { userId }, body: await body(ids, member) };
}

/** Stores the same bytes under these keys. */
export async function storeFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await ctx.files.put(key, BYTES);
}

export const FILES: readonly Scenario[] = [
  call(album.addPhoto, (ctx) => upload(ctx, 'photo', PICTURE)),
  call(album.captionPhoto, (ctx) => ofAlbum(ctx, ([id]) => ({ id, caption: 'At home' }))),
  call(album.orderPhotos, (ctx) => ofAlbum(ctx, (ids) => ({ ids: ids.reverse() }))),
  call(album.removePhoto, (ctx) => ofAlbum(ctx, ([id]) => ({ id })), { again: [404] }),
  call(
    album.restorePhoto,
    (ctx) =>
      ofAlbum(ctx, async ([id], { user_id }) => {
        await ctx.db
          .updateTable('photos')
          .set({ removed_at: ctx.now(), removed_by: user_id })
          .where('id', '=', id ?? '')
          .execute();
        return { id };
      }),
    { again: [404] },
  ),
  call(addHoroscopeFiles, (ctx) => upload(ctx, 'attachment', PDF)),
  call(
    removeHoroscopeFile,
    async (ctx) => {
      const member = await makeSomebody(ctx);
      const { token, user_id: userId } = member;
      const id = await giveHoroscopeFile(ctx, member, { pages: 1 });
      await storeFiles(ctx, [`attachment/${id}`, `attachment-preview/${id}/page`]);
      return { people: [member], token, params: { userId }, body: { id } };
    },
    { again: [404] },
  ),
  call(addMarriage, async (ctx) => {
    const admin = await makeAdmin(ctx);
    const form = withUploadId(formOf('photo', PICTURE));
    form.append('caption', 'Kavitha and Arun');
    return { people: [admin], token: admin.token, form };
  }),
  call(
    removeMarriage,
    async (ctx) => {
      const admin = await makeAdmin(ctx);
      const id = await giveMarriage(ctx, 'tamilmala', 'Kavitha and Arun');
      await ctx.db
        .updateTable('marriages')
        .set({ created_by: admin.user_id })
        .where('id', '=', id)
        .execute();
      await storeFiles(ctx, [pictureKey('marriage', id, 'large')]);
      return { people: [admin], token: admin.token, body: { id } };
    },
    { again: [404] },
  ),
  {
    ...call(album.listPhotos, async (ctx) => {
      const member = await makeSomebody(ctx);
      const id = await givePhoto(ctx, member);
      const webp = await sharp(PICTURE).webp().toBuffer();
      await ctx.files.put(pictureKey('photo', id, 'short'), webp);
      const path = ctx.signedUrls.sign(`/files/photo/${id}/short/owner`);
      return { people: [member], path, headers: { accept: 'image/jpeg' } };
    }),
    name: 'a picture as JPEG',
    optional: 'what is not kept is made again for the next one',
  },
];
