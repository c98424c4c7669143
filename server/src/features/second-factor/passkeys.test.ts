import { confirmAgain, startConfirm } from '@mala/contract/auth/second-step.ts';
import * as factors from '@mala/contract/second-factor.ts';
import { expect, it } from 'vitest';
import { makeAdmin, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import {
  confirm,
  enrol,
  proveOwner,
  step,
  stopClock,
  ticketFor,
} from '../../../test/second-factors.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { makePasskey, type Options } from '../../../test/virtual-passkey.ts';

const HOST = 'mala.example.in';
const OTHER_HOST = 'other.example.in';
const ORIGIN = `https://${HOST}`;
const app = useTestApp({
  APP_URL: ORIGIN,
  SITE_HOSTS: `tamilmala=${HOST},marathimala=${OTHER_HOST}`,
});
stopClock(app);

const at = (host: string) => ({ 'x-forwarded-host': host });
const wrong = { status: 400, error: { Faults: { passkey: 'wrongPasskey' } } };

async function start({ token }: Person, headers = at(HOST)): Promise<Options> {
  return (await app().call(factors.startPasskey, { token, headers })).body.options;
}

const add = ({ token }: Person, passkey: object, headers = at(HOST)) =>
  app().call(factors.addPasskey, { token, body: { name: 'My phone', passkey }, headers });

/** Somebody of the office with a passkey, who has just confirmed. */
async function withPasskey() {
  const admin = await makeAdmin(app().ctx);
  await proveOwner(app().ctx, admin);
  const passkey = makePasskey(ORIGIN);
  const added = await add(admin, passkey.make(await start(admin)));
  return { admin, passkey, recovery: added.body.recovery_codes };
}

/** What a sign-in asks a passkey. */
async function asked(admin: Person, host = HOST) {
  const { ticket, passkey } = await ticketFor(app(), admin, at(host));
  return { ticket, options: (passkey ?? { challenge: '' }) as Options };
}

const signIn = (ticket: string, passkey: object, host = HOST) =>
  step(app(), { ticket, passkey }, at(host));

it('a passkey signs in; the first one comes with recovery codes', async () => {
  const { admin, passkey, recovery } = await withPasskey();
  expect(recovery).toHaveLength(10);
  const { ticket, passkey: options, code } = await ticketFor(app(), admin, at(HOST));
  expect(code).toBe(false);
  expect(options).toMatchObject({ rpId: HOST, challenge: ticket });
  expect((await signIn(ticket, passkey.sign({ challenge: ticket }))).status).toBe(200);
  const { body } = await app().call(factors.showSecondFactor, { token: admin.token });
  expect(body.passkeys).toMatchObject([
    { name: 'My phone', host: HOST, used_at: expect.stringMatching(/Z$/) },
  ]);
  expect(await historyOf(app().ctx, admin.user_id)).toMatchObject([
    { after: { change: 'passkey-added' } },
  ]);
});

it('an answer counts once, and only for its own question', async () => {
  const { admin, passkey } = await withPasskey();
  const [first, second] = [await asked(admin), await asked(admin)];
  const answer = passkey.sign(first.options);
  expect(await signIn(second.ticket, answer)).toMatchObject(wrong);
  expect((await signIn(first.ticket, answer)).status).toBe(200);
  expect((await signIn(first.ticket, answer)).error.Code).toBe('SIGN_IN_EXPIRED');
});

it('a counter that goes back, as of a copied key, is refused', async () => {
  const { admin, passkey } = await withPasskey();
  const first = await asked(admin);
  expect((await signIn(first.ticket, passkey.sign(first.options, 8))).status).toBe(200);
  for (const counted of [8, 3]) {
    const { ticket, options } = await asked(admin);
    expect(await signIn(ticket, passkey.sign(options, counted))).toMatchObject(wrong);
  }
});

it('another key, another account’s and another page’s answer are refused', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  const { ticket, options } = await asked(one.admin);
  const elsewhere = makePasskey('https://evil.example');
  for (const passkey of [makePasskey(ORIGIN), elsewhere, other.passkey])
    expect(await signIn(ticket, passkey.sign(options))).toMatchObject(wrong);
  expect((await signIn(ticket, one.passkey.sign(options))).status).toBe(200);
});

it('is for the host that it was made on; the recovery codes count on the other', async () => {
  const { admin, recovery } = await withPasskey();
  const there = await ticketFor(app(), admin, at(OTHER_HOST));
  expect(there).toMatchObject({ code: false, recovery_code: true, passkey: null });
  const body = { ticket: there.ticket, recovery_code: recovery?.[0] };
  expect((await step(app(), body, at(OTHER_HOST))).status).toBe(200);
});

it('a host that is none of the site’s counts as APP_URL', async () => {
  const { admin } = await withPasskey();
  const { passkey } = await ticketFor(app(), admin, at('inner.local'));
  expect(passkey).toMatchObject({ rpId: HOST });
});

it('a removed passkey signs in no more, and the password alone does', async () => {
  const { admin, passkey } = await withPasskey();
  const other = await withPasskey();
  const { ticket, options } = await asked(admin);
  const { token } = admin;
  const { body } = await app().call(factors.showSecondFactor, { token });
  const remove = (id: string, by = token) =>
    app().call(factors.removePasskey, { token: by, params: { id } });
  const { id = '' } = body.passkeys[0] ?? {};
  expect((await remove(id, other.admin.token)).status).toBe(404);
  for (const strange of ['x', admin.user_id]) expect((await remove(strange)).status).toBe(404);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect(await signIn(ticket, passkey.sign(options))).toMatchObject(wrong);
  await expect(ticketFor(app(), admin)).rejects.toThrow('no second step');
});

it('of two factors one stays when the other is removed, with the recovery codes', async () => {
  const { admin } = await withPasskey();
  await enrol(app(), admin);
  const { token } = admin;
  expect((await app().call(factors.removeApp, { token })).status).toBe(200);
  const { body } = await app().call(factors.showSecondFactor, { token });
  expect(body).toMatchObject({ app: null, recovery_codes_left: 10, passkeys: [{}] });
});

it('a passkey confirms, once for each question', async () => {
  const { admin, passkey } = await withPasskey();
  const { token } = admin;
  const ask = async () => {
    const { body } = await app().call(startConfirm, { token, headers: at(HOST) });
    return body.second_factor?.passkey as Options;
  };
  const answer = passkey.sign(await ask());
  const give = (given: object) =>
    app().call(confirmAgain, { token, body: { passkey: given }, headers: at(HOST) });
  expect((await give(answer)).status).toBe(200);
  expect(await give(answer)).toMatchObject(wrong);
  const { ticket } = await asked(admin);
  expect(await give(passkey.sign({ challenge: ticket }))).toMatchObject(wrong);
  expect((await confirm(app(), admin, {})).status).toBe(400);
});

it('is not added without its question, twice, from another page, or beyond ten', async () => {
  const { admin, passkey } = await withPasskey();
  const other = makePasskey(ORIGIN);
  const options = await start(admin);
  const { ticket } = await asked(admin);
  for (const challenge of ['', 'x', ticket])
    expect(await add(admin, other.make({ challenge }))).toMatchObject(wrong);
  expect(await add(admin, makePasskey('https://evil.example').make(options))).toMatchObject(wrong);
  const made = other.make(options);
  expect((await add(admin, made)).body).toEqual({ recovery_codes: null });
  expect(await add(admin, made)).toMatchObject(wrong);
  expect(await add(admin, passkey.make(await start(admin)))).toMatchObject(wrong);
  for (let more = 0; more < 8; more += 1)
    await add(admin, makePasskey(ORIGIN).make(await start(admin)));
  const last = await add(admin, makePasskey(ORIGIN).make(await start(admin)));
  expect(last).toMatchObject({ status: 409, error: { Code: 'TOO_MANY_PASSKEYS' } });
});

it('nonsense in place of an answer is 400', async () => {
  const { admin, passkey } = await withPasskey();
  const { ticket, options } = await asked(admin);
  const right = passkey.sign(options);
  for (const bad of [
    null,
    {},
    { ...right, type: 'x' },
    { ...right, response: {} },
    { ...right, response: { ...right.response, signature: 'x' } },
    { ...right, response: { ...right.response, authenticatorData: '' } },
    { ...right, response: { ...right.response, clientDataJSON: 'bm9uZQ' } },
    { ...right, id: 'another' },
  ])
    expect((await signIn(ticket, bad as object)).status).toBe(400);
});
