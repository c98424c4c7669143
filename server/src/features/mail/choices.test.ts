import { chooseMail, OPTIONAL_MAILS, readMailChoices, unsubscribe } from '@mala/contract/mail.ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../test/calls.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { HOSTILE_IDS, OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { BODY_BYTES } from '../../http/json-bodies.ts';

const app = useTestApp({ APP_URL: 'https://www.example.in' });

const ALL = {
  'profile-approved': true,
  'profile-refused': true,
  'text-refused': true,
  'package-ending': true,
  'still-looking': true,
};

const choicesOf = async ({ token }: Person) =>
  (await app().call(readMailChoices, { token })).body.choices;

function signed({ user_id: userId }: Person, kind: string = 'package-ending') {
  const signature = app().ctx.linkSecrets.secretOf(`unsubscribe:${kind}`, userId);
  return { userId, kind, signature };
}

describe('mail settings of a member', () => {
  it('include every mail by default', async () => {
    expect(await choicesOf(await makeMember(app().ctx))).toEqual(ALL);
  });

  it.each(OPTIONAL_MAILS)('turn %s off and on', async (kind) => {
    const { token } = await makeMember(app().ctx, { domain: 'marathimala', status: 0 });
    const choose = (wanted: boolean) => app().call(chooseMail, { token, body: { kind, wanted } });
    const without = { choices: { ...ALL, [kind]: false } };
    expect(await choose(false)).toMatchObject({ status: 200, body: without });
    expect(await choose(false)).toMatchObject({ status: 200, body: without });
    expect(await choose(true)).toMatchObject({ status: 200, body: { choices: ALL } });
    expect(await choose(true)).toMatchObject({ status: 200, body: { choices: ALL } });
  });

  it('affect no other member', async () => {
    const [one, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const body = { kind: 'package-ending', wanted: false };
    await app().call(chooseMail, { token: one.token, body });
    expect(await choicesOf(other)).toEqual(ALL);
  });

  it('reject required mails and unknown kinds', async () => {
    const member = await makeMember(app().ctx);
    const { token } = member;
    const bodies = [
      { kind: 'reset-password', wanted: false },
      { kind: 'package-ending' },
      { kind: 'package-ending', wanted: false, user_id: 'x' },
      ...OTHER_TYPES,
      ...OTHER_TYPES.map((kind) => ({ kind, wanted: false })),
      ...OTHER_TYPES.filter((value) => value !== true).map((wanted) => ({
        kind: 'package-ending',
        wanted,
      })),
    ];
    for (const body of bodies) {
      const { status } = await app().call(chooseMail, { token, body });
      expect([body, status]).toEqual([body, 400]);
    }
    expect(await choicesOf(member)).toEqual(ALL);
  });
});

it('require a session', async () => {
  const body = { kind: 'package-ending', wanted: false };
  expect((await app().call(readMailChoices)).error.Code).toBe('UNAUTHENTICATED');
  expect((await app().call(chooseMail, { body })).error.Code).toBe('UNAUTHENTICATED');
});

describe('the unsubscribe URL of a mail', () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const BODIES: [string, RequestInit][] = [
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['a form with parts', { body: form }],
    ['no body', {}],
    ['JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
    ['anything', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ];

  it.each(BODIES)('stops mails of its kind by %s, without a login', async (_what, init) => {
    const member = await makeMember(app().ctx);
    const address = app().url + pathOf(unsubscribe as never, signed(member));
    for (let times = 0; times < 2; times += 1) {
      const response = await fetch(address, { method: 'POST', ...init });
      expect([response.status, await response.json()]).toEqual([200, { Status: 'Success' }]);
    }
    expect(await choicesOf(member)).toEqual({ ...ALL, 'package-ending': false });
  });

  it('takes no more of a body than other calls do', async () => {
    const member = await makeMember(app().ctx);
    const address = app().url + pathOf(unsubscribe as never, signed(member));
    // of one that is much longer a client may still write when the answer comes and the connection ends
    const body = 'x'.repeat(BODY_BYTES + 1);
    const parts = new Blob([body]).stream();
    for (const init of [{ body }, { body: parts, duplex: 'half' }] as const) {
      const response = await fetch(address, { method: 'POST', ...init });
      expect([response.status, (await response.json()) as unknown]).toMatchObject([
        413,
        { Code: 'TOO_LARGE' },
      ]);
    }
    expect(await choicesOf(member)).toEqual(ALL);
  });

  it('leads to the page when opened in a browser', async () => {
    const member = await makeMember(app().ctx);
    const { userId, kind, signature } = signed(member);
    const address = app().url + pathOf(unsubscribe as never, signed(member));
    const response = await fetch(address, { redirect: 'manual' });
    await response.text();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `/mail/unsubscribe/${userId}/${kind}/${signature}`,
    );
    // reading the choices does not change them
    expect(await choicesOf(member)).toEqual(ALL);
  });

  it('is invalid with another member, kind or signature', async () => {
    const [member, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const right = signed(member);
    const wrong = [
      { ...right, userId: other.user_id },
      { ...right, kind: 'profile-approved' },
      signed(member, 'reset-password'),
      { ...right, signature: `${right.signature.slice(0, -1)}!` },
      { ...right, signature: right.signature.slice(0, -1) },
      ...HOSTILE_IDS.map((signature) => ({ ...right, signature })),
      ...HOSTILE_IDS.map((kind) => ({ ...right, kind })),
      ...HOSTILE_IDS.map((userId) => ({ ...right, userId })),
    ];
    for (const params of wrong) {
      const address = app().url + pathOf(unsubscribe as never, params);
      const posted = await fetch(address, { method: 'POST' });
      const opened = await fetch(address, { redirect: 'manual' });
      const statuses = [posted.status, opened.status];
      await Promise.all([posted.text(), opened.text()]);
      for (const status of statuses) expect([400, 404, 414]).toContain(status);
    }
    expect(await choicesOf(member)).toEqual(ALL);
    expect(await choicesOf(other)).toEqual(ALL);
  });

  it('is invalid once the account is deleted', async () => {
    const member = await makeMember(app().ctx);
    await app().ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    expect((await app().call(unsubscribe, { params: signed(member) })).error.Code).toBe(
      'NOT_FOUND',
    );
  });
});
