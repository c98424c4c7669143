import { expect, it, vi } from 'vitest';
import { addressOf, fetchBiodata } from '../../../test/biodata-files.ts';
import { makePictured } from '../../../test/biodatas.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const open = async (address: string) => (await fetch(app().url + address)).status;

it('is drawn a hundred and twenty times in ten minutes, also of one address', async () => {
  const member = await makeMember(app().ctx);
  const address = await addressOf(app(), member, member);
  await app().ctx.limits.count(
    { name: 'biodata.drawn', points: 120, seconds: 600 },
    member.user_id,
    118,
  );
  const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(app().url + address)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 429, 429]);
  const other = await makeMember(app().ctx);
  await fetchBiodata(app(), other, other);
});

it('is given to nobody who signed out while it waited for its turn', async () => {
  const { ctx } = app();
  const bride = await makePictured(app(), { wanted: {}, photos: 1 });
  const address = await addressOf(app(), bride, bride);
  const { promise: ended, resolve: goOn } = Promise.withResolvers<void>();
  const drawing = vi.spyOn(ctx, 'drawBiodata');
  const stream = ctx.files.stream.bind(ctx.files);
  const reading = vi.spyOn(ctx.files, 'stream').mockImplementationOnce(async (key) => {
    await ended;
    return stream(key);
  });
  try {
    const answers = [open(address), open(address)];
    // the turn of the first has come
    await expect.poll(() => reading.mock.calls.length).toBe(1);
    await expect.poll(() => drawing.mock.calls.length).toBe(2);
    const sessions = ctx.db.updateTable('sessions').where('user_id', '=', bride.user_id);
    await sessions.set({ ended_at: new Date() }).execute();
    goOn();
    expect((await Promise.all(answers)).sort()).toEqual([200, 404]);
  } finally {
    vi.restoreAllMocks();
  }
});
