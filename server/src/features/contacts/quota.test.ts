import { downloadContact } from '@mala/contract/contacts.ts';
import { eraseMember } from '@mala/contract/members/erasure.ts';
import { listDownloads, readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, it } from 'vitest';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const TWENTY = Array.from({ length: 20 }, (_, i) => i);

async function grooms(): Promise<Person[]> {
  return Promise.all(TWENTY.map(() => makeMember(app().ctx, { gender: 'male' })));
}

/** Asks for every profile at the same moment; the statuses, lowest first. */
async function downloadAtOnce(bride: Person, profiles: Person[]): Promise<number[]> {
  const answers = await Promise.all(
    profiles.map(({ user_id }) =>
      app().call(downloadContact, { token: bride.token, params: { profileId: user_id } }),
    ),
  );
  return answers.map(({ status }) => status).sort();
}

async function expectTaken(bride: Person, taken: number, left: number): Promise<void> {
  const { body } = await app().call(readSubscription, { token: bride.token });
  expect(body.total_download - body.current_download).toBe(left);
  const list = await app().call(listDownloads, { token: bride.token, params: { page: 1 } });
  expect(list.body.count).toBe(taken);
}

it('gives the last download of a quota to one of twenty simultaneous requests, in 20 rounds', async () => {
  const profiles = await grooms();
  for (const _ of TWENTY) {
    const bride = await makeMember(app().ctx);
    await giveSubscription(app().ctx, bride, { total: 30, left: 1 });
    expect(await downloadAtOnce(bride, profiles)).toEqual([200, ...Array(19).fill(402)]);
    await expectTaken(bride, 1, 0);
  }
});

it('uses one download for twenty simultaneous requests of the same profile', async () => {
  const [groom] = await grooms();
  for (const left of [1, 30]) {
    const bride = await makeMember(app().ctx);
    await giveSubscription(app().ctx, bride, { total: 30, left });
    expect(await downloadAtOnce(bride, Array(20).fill(groom))).toEqual(Array(20).fill(200));
    await expectTaken(bride, 1, left - 1);
  }
});

it('gives as many downloads as are left, each only once', async () => {
  const profiles = await grooms();
  const bride = await makeMember(app().ctx);
  await giveSubscription(app().ctx, bride, { total: 7 });
  const statuses = await downloadAtOnce(bride, profiles);
  expect(statuses).toEqual([...Array(7).fill(200), ...Array(13).fill(402)]);
  await expectTaken(bride, 7, 0);
});

it('neither fails nor holds up the erasure of a member who downloads meanwhile', async () => {
  const { token } = await makeAdmin(app().ctx);
  const profiles = (await grooms()).slice(0, 6);
  for (const _ of TWENTY.slice(0, 5)) {
    const bride = await makeMember(app().ctx);
    await giveSubscription(app().ctx, bride);
    const [erased, statuses] = await Promise.all([
      app().call(eraseMember, {
        token,
        params: { id: bride.user_id },
        body: { asked_by: 'letter', asked_on: '2026-01-02' },
      }),
      downloadAtOnce(bride, profiles),
    ]);
    expect([erased.status, statuses.filter((one) => ![200, 401].includes(one))]).toEqual([200, []]);
  }
});
