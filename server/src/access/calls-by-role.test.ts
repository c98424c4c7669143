import { ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '../../test/all-endpoints.ts';
import type { Sending } from '../../test/calls.ts';
import type { Asker, Outcome } from '../../test/calls-by-role.ts';
import { MATRIX } from '../../test/calls-matrix.ts';
import { makeTarget, type Target } from '../../test/calls-target.ts';
import { giveAbsence } from '../../test/factories/absences.ts';
import { makeMember, makeStaff, type Person, tokenFor } from '../../test/factories.ts';
import { giveAsking } from '../../test/faults/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
/** The people who ask; the target is of the Tamil site. */
const askers = new Map<Asker, Person | null>();
/** Made before all others, so that it is on the first page of each list. */
let listed: Target;

beforeAll(async () => {
  const { ctx } = app();
  askers.set('guest', null);
  const gender = 'male';
  askers.set('incomplete', await makeMember(ctx, { gender, status: 0, without: ['family'] }));
  askers.set('pending', await makeMember(ctx, { gender, status: 10 }));
  askers.set('approved', await makeMember(ctx, { gender }));
  const paused = await makeMember(ctx, { gender });
  // by the office, so that no call of his own ends it
  await giveAbsence(ctx, paused.user_id, 'paused');
  askers.set('paused', paused);
  askers.set('married', await makeMember(ctx, { gender, status: 300 }));
  askers.set('refused', await makeMember(ctx, { gender, status: 500 }));
  for (const role of ROLE_NAMES) {
    askers.set(`${role} here`, await makeStaff(ctx, role, 'tamilmala', 'tamilmala'));
    askers.set(`${role} elsewhere`, await makeStaff(ctx, role, 'marathimala', 'marathimala'));
  }
  listed = await makeTarget(ctx);
  const { user_id } = listed.person;
  const noted = { user_id, day: '2026-11-20', kind: 'opens' as const, noted_at: ctx.now() };
  await ctx.db.insertInto('heavy_readers').values(noted).execute();
  const call = { call_since: ctx.now(), call_why: 'unreached' as const };
  await giveAsking(ctx, listed.person, call);
});

/** What becomes of a call about this target, by somebody with a session of his own. */
async function ask(endpoint: Endpoint, asker: Person | null, target: Target): Promise<Outcome> {
  const { ctx, call } = app();
  const { sent = () => ({}), isList } = MATRIX[endpoint.name] ?? {};
  const ids = { id: target.person.user_id, userId: target.person.user_id, page: 1 };
  const others = {
    profileId: target.person.user_id,
    domain: 'tamilmala',
    kind: 'x',
    signature: 'x',
  };
  const { params, ...more }: Sending = sent(target);
  const answer = await call(endpoint, {
    ...(asker && { token: await tokenFor(ctx, asker.user_id) }),
    ...(endpoint.method !== 'GET' && !endpoint.upload && { body: {} }),
    params: { ...ids, ...others, ...params },
    ...more,
  });
  expect(answer.status).toBeLessThan(500);
  if ([401, 403, 404].includes(answer.status)) return answer.error.Code as Outcome;
  if (!isList) return 'in';
  return target.names.some((id) => JSON.stringify(answer.body).includes(id))
    ? 'listed'
    : 'not listed';
}

it('says of every call who may make it', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  async (name, endpoint) => {
    const outcomes: Partial<Record<Asker, Outcome>> = {};
    const { sent, isList } = MATRIX[name] ?? {};
    const changesTarget = endpoint.method !== 'GET' && (sent || endpoint.path.includes(':'));
    let target: Target | null = isList ? listed : null;
    for (const [asker, person] of askers) {
      target ??= await makeTarget(app().ctx);
      outcomes[asker] = await ask(endpoint, person, target);
      // who is refused changes nothing
      if (outcomes[asker] === 'in' && changesTarget) target = null;
    }
    expect(outcomes).toEqual(MATRIX[name]?.row);
  },
);
