import { randomUUID } from 'node:crypto';
import { addPhoto, removePhoto } from '@mala/contract/photos.ts';
import { describe, expect, it } from 'vitest';
import { givePhoto, makeMember, type Person } from '../../../test/factories.ts';
import { picture } from '../../../test/fixtures/uploads.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const sendingOf = ({ token, user_id }: Person) => ({ token, params: { userId: user_id } });

async function storedFiles(): Promise<string[]> {
  const files = await Array.fromAsync(app().ctx.files.list());
  return files.map(({ key }) => key);
}

describe('sending a photo again under its upload id', () => {
  async function send(person: Person, uploadId: string, bytes?: Uint8Array) {
    const form = new FormData();
    form.append('upload_id', uploadId);
    form.append('photo', new Blob([new Uint8Array(bytes ?? (await picture()))]), 'a.jpg');
    return app().call(addPhoto, { ...sendingOf(person), form });
  }

  it('answers the list without a second photo or file, however full the profile is by then', async () => {
    const member = await makeMember(app().ctx);
    const id = randomUUID();
    const first = await send(member, id);
    expect(first.body).toHaveLength(1);
    const before = await storedFiles();
    for (let i = 0; i < 9; i++) await givePhoto(app().ctx, member);
    const again = await send(member, id);
    expect([again.status, again.body.length]).toEqual([200, 10]);
    expect((await storedFiles()).filter((key) => !before.includes(key))).toEqual([]);
    expect((await send(member, randomUUID())).status).toBe(409);
  });

  it('keeps one of five that come at the same moment', async () => {
    const member = await makeMember(app().ctx);
    const before = (await storedFiles()).length;
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(member, id)));
    for (const { status, body } of answers) expect([status, body.length]).toEqual([200, 1]);
    expect((await storedFiles()).length - before).toBe(3);
  });

  it('does not bring back what was removed since', async () => {
    const member = await makeMember(app().ctx);
    const id = randomUUID();
    const { body } = await send(member, id);
    await app().call(removePhoto, { ...sendingOf(member), body: body[0] });
    expect((await send(member, id)).body).toEqual([]);
  });

  it('takes an id that another profile used, and one whose first try was refused', async () => {
    const id = randomUUID();
    const member = await makeMember(app().ctx);
    expect((await send(await makeMember(app().ctx), id)).body).toHaveLength(1);
    expect((await send(member, id, Buffer.from('half'))).status).toBe(415);
    expect((await send(member, id)).body).toHaveLength(1);
  });

  it.each(['', 'x', '\u0000', `${randomUUID()}0`])('refuses %j as an id', async (id) => {
    const { status, error } = await send(await makeMember(app().ctx), id);
    expect([status, error.Code, error.Fields]).toEqual([
      400,
      'INVALID',
      { upload_id: 'Invalid value' },
    ]);
  });
});
