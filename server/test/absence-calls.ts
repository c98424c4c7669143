import { me } from '@mala/contract/auth/me.ts';
import * as absences from '@mala/contract/members/absences.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { givePhoto, makeMember, type Person } from './factories.ts';
import { startBeside, type TestApp, useTestApp } from './test-app.ts';

type Act = typeof absences.pauseMember;
const asAct = (endpoint: unknown) => endpoint as Act;

/** What the office does to a profile that is out of sight, and back. */
export const ACTS = [
  absences.pauseMember,
  absences.resumeMember,
  absences.closeMember,
  absences.reopenMember,
].map(asAct);

export const reason = 'The family asked for it on the telephone';

/** After everybody whom other tests make. */
export const newest = () => new Date(Date.now() + 86_400_000);

/** A server with a second process beside it, a groom who looks, and the calls about pauses and closings. */
export function useAbsences() {
  const app = useTestApp();
  let beside: TestApp | undefined;
  let looking: Person | undefined;
  beforeAll(async () => {
    beside = await startBeside(app());
    looking = await makeMember(app().ctx, { gender: 'male' });
    await givePhoto(app().ctx, looking);
  });
  afterAll(() => beside?.close());

  const groom = (): Person => {
    if (!looking) throw new Error('the groom is there inside tests only');
    return looking;
  };
  const act = (endpoint: Act, { token }: Person, id: string, body: object = { reason }) =>
    app().call(endpoint, { token, params: { id }, body: body as { reason: string } });
  const acting =
    (endpoint: unknown) =>
    (owner: Person, { user_id }: Person) =>
      act(asAct(endpoint), owner, user_id);

  return {
    app,
    groom,
    act,
    pause: acting(absences.pauseMember),
    resume: acting(absences.resumeMember),
    close: acting(absences.closeMember),
    reopen: acting(absences.reopenMember),
    own: (endpoint: typeof absences.pauseOwn | typeof absences.resumeOwn, { token }: Person) =>
      app().call(endpoint as typeof absences.pauseOwn, { token }),
    meOf: async (token: string) => app().call(me, { token }),
    view: ({ token }: Person, { user_id: profileId }: Person) =>
      app().call(viewProfile, { token, params: { profileId } }),
    /** Whether both processes list a profile for the groom. */
    async isListed({ user_id }: Person): Promise<boolean> {
      const asked = { token: groom().token, params: { page: 1 }, body: {} };
      const [one, other] = await Promise.all([
        app().call(search, asked),
        beside?.call(search, asked),
      ]);
      const has = (reply?: typeof one) =>
        reply?.body.rows.some(({ profile_id }) => profile_id === user_id) ?? false;
      expect(has(other)).toBe(has(one));
      return has(one);
    },
    lettersTo: ({ user_id }: Person) =>
      app()
        .ctx.db.selectFrom('mails')
        .where('user_id', '=', user_id)
        .where('kind', '=', 'office-acted')
        .orderBy('id')
        .select('facts')
        .execute(),
  };
}
