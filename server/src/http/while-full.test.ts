import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addMarriage } from '@mala/contract/marriages.ts';
import { changeFeatured, listProfiles } from '@mala/contract/moderation/profiles.ts';
import { saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshMobile, PASSWORD } from '../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../test/factories.ts';
import { formOf, PDF, picture } from '../../test/fixtures/uploads.ts';
import { useTestApp } from '../../test/test-app.ts';
import { signLife } from '../db/running-processes.ts';

const app = useTestApp();
let groom: Person;
let bride: Person;
let admin: { token: string };
const LOW = { machine: 'one', folder: '/data', free_bytes: 1, total_bytes: 2 } as const;

beforeEach(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
  bride = await makeMember(app().ctx);
  admin = await makeAdmin(app().ctx);
});
afterEach(() => vi.restoreAllMocks());

it('while the disk is full, members read and sign in, and what stores is 507 (faults 18)', async () => {
  const { ctx, call } = app();
  vi.spyOn(ctx.disks, 'isFull').mockReturnValue(true);
  const looked = vi.spyOn(ctx.disks, 'look').mockResolvedValue();
  const { token, mobile_no, user_id } = groom;
  const profile_id = bride.user_id;
  const answers = {
    login: await call(login, { body: { mobile_no, password: PASSWORD } }),
    search: await call(search, { token, params: { page: 1 }, body: {} }),
    view: await call(viewProfile, { token, params: { profileId: profile_id } }),
    remove: await call(removeFromShortlist, { token, body: { profile_id } }),
    office: await call(listProfiles, { ...admin, params: { page: 1 }, body: {} }),
    feature: await call(changeFeatured, {
      ...admin,
      params: { id: profile_id },
      body: { profile_id, status: false },
    }),
  };
  for (const [name, { status }] of Object.entries(answers))
    expect([name, status]).toEqual([name, 200]);

  const marriage = formOf('photo', await picture());
  marriage.append('caption', 'Kavitha and Arun');
  const params = { userId: user_id };
  const person = { user_name: 'Kamala', mobile_no: freshMobile(), password: PASSWORD };
  const refused = {
    signup: await call(signup, { body: person }),
    save: await call(saveSection.family, { token, params, body: {} as never }),
    shortlist: await call(addToShortlist, { token, body: { profile_id } }),
    file: await call(addHoroscopeFiles, { token, params, form: formOf('attachment', PDF) }),
    office: await call(addMarriage, { ...admin, form: marriage }),
  };
  for (const [name, { status, error }] of Object.entries(refused))
    expect([name, status, error.Code]).toEqual([name, 507, 'STORAGE_FULL']);
  expect(looked).toHaveBeenCalledTimes(Object.keys(refused).length);
});

it('the office reads which disks of all machines are low, and nobody else does (faults 18)', async () => {
  const { ctx, call } = app();
  const list = (token?: string) =>
    call(listProfiles, { ...(token && { token }), params: { page: 1 }, body: {} });
  expect((await list(admin.token)).body).not.toHaveProperty('low_disks');
  const full = { ...LOW, level: 'full' } as const;
  const other = { ...LOW, machine: 'two', level: 'low' } as const;
  vi.spyOn(ctx.disks, 'low').mockReturnValue([full]);
  // as it was written before, and what another machine says
  await signLife(ctx.db, { id: uuid(), settings: {} }, [{ ...LOW, level: 'low' }]);
  await signLife(ctx.db, { id: uuid(), settings: {} }, [other]);
  const { low_disks = [] } = (await list(admin.token)).body;
  expect(low_disks.toSorted((a, b) => (a.machine < b.machine ? -1 : 1))).toEqual([full, other]);
  for (const [token, status] of [
    [groom.token, 403],
    [undefined, 401],
  ] as const) {
    const answer = await list(token);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      status,
      expect.not.stringContaining('/data'),
    ]);
  }
});
