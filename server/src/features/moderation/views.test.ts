import {
  listViews,
  MOST_VIEWS,
  removeView,
  renameView,
  saveView,
} from '@mala/contract/moderation/views.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });

const FILTERS = {
  domain: ['tamilmala'],
  status: [0],
  city: ['Madurai'],
  sort: 'waiting',
} as const;

const save = ({ token }: Person, name: string, filters: object = FILTERS) =>
  app().call(saveView, { token, body: { name, filters: filters as never } });

async function views({ token }: Person) {
  const { body } = await app().call(listViews, { token });
  return body.views.map(({ name, filters }) => ({ name, filters }));
}

describe('saved views', () => {
  it('are kept by name, renamed and removed, each by its owner alone', async () => {
    const { ctx, call } = app();
    const [owner, colleague] = [await makeAdmin(ctx), await makeStaff(ctx, 'CASHIER')];
    const { body: view } = await save(owner, 'Longest wait');
    expect(view).toMatchObject({ name: 'Longest wait', filters: FILTERS });
    expect(await views(colleague)).toEqual([]);
    const sent = { params: { id: view.id }, body: { name: 'Mine' } };
    for (const id of [view.id, uuid(), 'x']) {
      const wrong = { ...sent, params: { id }, token: colleague.token };
      expect((await call(renameView, wrong)).status).toBe(404);
      expect((await call(removeView, { ...wrong, body: undefined } as never)).status).toBe(404);
    }
    const { body } = await call(renameView, { ...sent, token: owner.token });
    expect(body).toEqual({ ...view, name: 'Mine' });
    const removal = { params: { id: view.id }, token: owner.token };
    expect((await call(removeView, removal)).status).toBe(200);
    expect(await views(owner)).toEqual([]);
  });

  it('take the place of the one with the same name, twice at once too', async () => {
    const owner = await makeAdmin(app().ctx);
    await Promise.all([save(owner, 'New'), save(owner, ' New ')]);
    await save(owner, 'New', { status: [10] });
    expect(await views(owner)).toEqual([{ name: 'New', filters: { status: [10] } }]);
  });

  it('are twenty at most', async () => {
    const owner = await makeAdmin(app().ctx);
    const names = Array.from({ length: MOST_VIEWS + 2 }, (_, index) => `View ${index}`);
    const answers = await Promise.all(names.map((name) => save(owner, name)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.Code)).toEqual(['TOO_MANY_VIEWS', 'TOO_MANY_VIEWS']);
    expect(await views(owner)).toHaveLength(MOST_VIEWS);
  });

  it('go with the account', async () => {
    const { ctx } = app();
    const owner = await makeAdmin(ctx);
    await save(owner, 'New');
    await ctx.db.deleteFrom('users').where('id', '=', owner.user_id).execute();
    const left = await ctx.db
      .selectFrom('saved_views')
      .where('user_id', '=', owner.user_id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('keep no filter for one person, whose number or name would outlive the account', async () => {
    const owner = await makeAdmin(app().ctx);
    for (const [name, value] of Object.entries({
      phone: ['9840012345'],
      name: ['Meena'],
      mid: ['MF100449'],
      date_of_birth: ['1998-05-14'],
    }))
      expect((await save(owner, 'New', { [name]: value })).status).toBe(400);
  });

  it.each([
    ['name', '', FILTERS],
    ['name', 'x'.repeat(41), FILTERS],
    ['filters.sort', 'New', { sort: 'age' }],
    ['filters', 'New', null],
  ])('need a valid %s', async (field, name, filters) => {
    const owner = await makeAdmin(app().ctx);
    const { status, error } = await save(owner, name, filters as object);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });

  it('are for who lists profiles', async () => {
    const member = await makeMember(app().ctx);
    expect((await save(member, 'New')).status).toBe(403);
    expect((await app().call(listViews)).status).toBe(401);
  });
});
