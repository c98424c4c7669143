import * as claims from '@mala/contract/payments/claims.ts';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveClaim } from '../../../test/factories/payments.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { formOf, picture, REFUSED_PICTURES } from '../../../test/fixtures/uploads.ts';
import { fillStorageAt, storedFiles } from '../../../test/stored-files.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sweepScreenshots } from './index.ts';

const app = useTestApp();
const DAY = 86_400_000;

afterEach(() => {
  app().setNow(new Date());
  vi.restoreAllMocks();
});

async function claiming() {
  const member = await makeMember(app().ctx);
  return { member, id: await giveClaim(app().ctx, member) };
}

const add = async ({ token }: Person, id: string, bytes?: Uint8Array) =>
  app().call(claims.addScreenshot, {
    token,
    params: { id },
    form: formOf('screenshot', bytes ?? (await picture())),
  });

const read = (address: string) => fetch(app().url + address);

describe('a screenshot', () => {
  it('is rewritten in its sizes, and shown to the member and the office', async () => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    const { status, body } = await add(member, id, await picture('png'));
    expect(status).toBe(200);
    const [row] = body.rows;
    const response = await read(row?.screenshot?.large ?? '');
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width]).toEqual(['webp', 600]);
    expect((await storedFiles(app().ctx)).filter((key) => !before.includes(key))).toHaveLength(3);
    const { token } = await makeAdmin(app().ctx);
    const listed = await app().call(claims.listClaims, { token, params: { page: 1 } });
    const [shown] = listed.body.rows.filter((one) => one.id === id);
    expect((await read(shown?.screenshot?.short ?? '')).status).toBe(200);
  });

  it('takes the place of the one before, whose files go', async () => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    const first = (await add(member, id)).body.rows[0]?.screenshot;
    const second = (await add(member, id)).body.rows[0]?.screenshot;
    expect((await storedFiles(app().ctx)).filter((key) => !before.includes(key))).toHaveLength(3);
    expect((await read(first?.short ?? '')).status).toBe(404);
    expect((await read(second?.short ?? '')).status).toBe(200);
  });

  it('goes with a claim that is withdrawn', async () => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    const shown = (await add(member, id)).body.rows[0]?.screenshot;
    const { token } = member;
    await app().call(claims.withdrawClaim, { token, params: { id } });
    expect(await storedFiles(app().ctx)).toEqual(before);
    expect((await read(shown?.short ?? '')).status).toBe(404);
  });

  it('goes a month after the decision', async () => {
    const { member, id } = await claiming();
    const waiting = await claiming();
    await add(waiting.member, waiting.id);
    const before = await storedFiles(app().ctx);
    await add(member, id);
    const { token } = await makeAdmin(app().ctx);
    const body = { reason: 'No such number' };
    await app().call(claims.refuseClaim, { token, params: { id }, body });
    app().setNow(new Date(Date.now() + 29 * DAY));
    await sweepScreenshots(app().ctx);
    expect(await storedFiles(app().ctx)).toHaveLength(before.length + 3);
    app().setNow(new Date(Date.now() + 31 * DAY));
    await sweepScreenshots(app().ctx);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it('is taken for a claim of one’s own that waits', async () => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    expect((await add(await makeMember(app().ctx), id)).status).toBe(404);
    expect((await add(member, uuid())).status).toBe(404);
    expect((await add(member, 'x')).status).toBe(404);
    await app()
      .ctx.db.updateTable('payment_claims')
      .set({ state: 'refused', reason: 'x', decided_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await add(member, id)).status).toBe(404);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it.each(REFUSED_PICTURES)('is not %s', async (_, make, expected, code) => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    const { status, error } = await add(member, id, await make());
    expect([status, error.Code]).toEqual([expected, code]);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });

  it('leaves nothing where the storage is full', async () => {
    const { member, id } = await claiming();
    const before = await storedFiles(app().ctx);
    fillStorageAt(2, app().ctx);
    const { status, error } = await add(member, id);
    expect([status, error.Code]).toEqual([507, 'STORAGE_FULL']);
    expect(await storedFiles(app().ctx)).toEqual(before);
  });
});
