import { me } from '@mala/contract/auth/me.ts';
import {
  choosePreferredStates,
  chooseSearchByWishes,
} from '@mala/contract/auth/preferred-states.ts';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

describe.each([
  ['the preferred states', choosePreferredStates, 'prefers_states'],
  ['what the family looks for', chooseSearchByWishes, 'prefers_wishes'],
] as const)('%s', (_, endpoint, name) => {
  async function areKept({ token }: Person) {
    return (await app().call(me, { token })).body[name];
  }

  function choose({ token }: Pick<Person, 'token'>, preselected: unknown) {
    return app().call(endpoint, { token, body: { preselected } });
  }

  it('begin a search until the member does not want them, and again once he does', async () => {
    for (const domain of ['tamilmala', 'marathimala'] as const) {
      const [member, other] = [
        await makeMember(app().ctx, { domain }),
        await makeMember(app().ctx, { domain }),
      ];
      expect(await areKept(member)).toBe(true);
      const { status, body } = await choose(member, false);
      expect([status, body]).toEqual([200, { Status: 'Success' }]);
      expect([await areKept(member), await areKept(other)]).toEqual([false, true]);
      expect((await choose(member, false)).status).toBe(200);
      expect((await choose(member, true)).status).toBe(200);
      expect(await areKept(member)).toBe(true);
    }
  });

  it.each([0, 10, 301, 500, 501] as const)(
    'are chosen by a member of status %i too',
    async (status) => {
      const member = await makeMember(app().ctx, { status });
      expect((await choose(member, false)).status).toBe(200);
      expect(await areKept(member)).toBe(false);
    },
  );

  it('are no matter of the office, nor of a guest', async () => {
    expect((await choose(await makeAdmin(app().ctx), false)).error.Code).toBe('FORBIDDEN');
    expect((await choose({ token: '' }, false)).error.Code).toBe('UNAUTHENTICATED');
  });

  it('are not changed by an invalid body', async () => {
    const member = await makeMember(app().ctx);
    for (const preselected of OTHER_TYPES.filter((one) => typeof one !== 'boolean'))
      expect([preselected, (await choose(member, preselected)).status]).toEqual([preselected, 400]);
    expect((await choose(member, undefined)).error.Faults).toEqual({ preselected: 'required' });
    const body = { preselected: false, user_id: member.user_id };
    const { status } = await app().call(endpoint, { token: member.token, body });
    expect(status).toBe(400);
    expect(await areKept(member)).toBe(true);
  });
});
