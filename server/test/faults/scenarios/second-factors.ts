import { confirmAgain, secondStep, startConfirm } from '@mala/contract/auth/second-step.ts';
import * as factors from '@mala/contract/second-factor.ts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../src/context.ts';
import { startPasskeyOf } from '../../../src/features/second-factor/add-passkey.ts';
import { askForFactor } from '../../../src/features/second-factor/index.ts';
import { PASSWORD } from '../../factories/accounts.ts';
import { makeAdmin } from '../../factories.ts';
import { appWith, giveApp, proveOwner } from '../../second-factors.ts';
import { makePasskey } from '../../virtual-passkey.ts';
import { call, type Scenario } from '../scenario.ts';

/** Of the pages that call the failing site. */
const ORIGIN = 'http://localhost:3000';

/** Somebody of the office who has just confirmed. */
async function office(ctx: Context) {
  const admin = await makeAdmin(ctx);
  await proveOwner(ctx, admin);
  return { admin, people: [admin], token: admin.token };
}

async function withApp(ctx: Context) {
  const { admin, ...sent } = await office(ctx);
  return { admin, ...sent, codeOf: await giveApp(ctx, admin) };
}

/** A ticket, as the first call of the two gives it. */
async function ticketOf(ctx: Context, user_id: string, purpose: 'sign-in' | 'confirm') {
  const asked = await askForFactor(ctx.db, ctx, { user_id, purpose }, '127.0.0.1');
  return asked?.ticket ?? '';
}

async function givePasskey({ db }: Context, user_id: string): Promise<string> {
  const id = uuid();
  await db
    .insertInto('passkeys')
    .values({
      ...{ id, user_id, host: '127.0.0.1', credential_id: id, public_key: Buffer.from('key') },
      ...{ counter: 0, transports: [], name: 'My phone', added_at: new Date() },
    })
    .execute();
  return id;
}

const ONCE = { again: [400, 401] };

export const SECOND_FACTORS: readonly Scenario[] = [
  call(
    secondStep,
    async (ctx) => {
      const { admin, people, codeOf } = await withApp(ctx);
      const ticket = await ticketOf(ctx, admin.user_id, 'sign-in');
      return { people, body: { ticket, code: codeOf() } };
    },
    ONCE,
  ),
  call(
    startConfirm,
    async (ctx) => {
      const { people, token } = await withApp(ctx);
      return { people, token };
    },
    { adds: 'each question has a ticket' },
  ),
  call(
    confirmAgain,
    async (ctx) => {
      const { people, token, codeOf } = await withApp(ctx);
      return { people, token, body: { code: codeOf() } };
    },
    ONCE,
  ),
  {
    ...call(confirmAgain, async (ctx) => {
      const { people, token } = await office(ctx);
      return { people, token, body: { password: PASSWORD } };
    }),
    name: 'auth.confirmAgain, by the password',
  },
  call(factors.startApp, async (ctx) => {
    const { people, token } = await office(ctx);
    return { people, token };
  }),
  call(factors.addApp, async (ctx) => {
    const { admin, people, token } = await office(ctx);
    const { secret, sealed } = ctx.appSecrets.make(admin.user_id, 'test');
    return { people, token, body: { sealed, code: appWith(ctx, secret)() } };
  }),
  call(
    factors.removeApp,
    async (ctx) => {
      const { people, token } = await withApp(ctx);
      return { people, token };
    },
    { again: [404] },
  ),
  call(factors.renewRecoveryCodes, async (ctx) => {
    const { people, token } = await withApp(ctx);
    return { people, token };
  }),
  call(
    factors.startPasskey,
    async (ctx) => {
      const { people, token } = await office(ctx);
      return { people, token };
    },
    { adds: 'each question has a ticket' },
  ),
  call(
    factors.addPasskey,
    async (ctx) => {
      const { admin, people, token } = await office(ctx);
      const { challenge } = await startPasskeyOf(ctx, admin, 'localhost');
      const passkey = makePasskey(ORIGIN).make({ challenge });
      const headers = { 'x-forwarded-host': 'localhost' };
      return { people, token, headers, body: { name: 'My phone', passkey } };
    },
    { again: [400] },
  ),
  call(
    factors.removePasskey,
    async (ctx) => {
      const { admin, people, token } = await office(ctx);
      return { people, token, params: { id: await givePasskey(ctx, admin.user_id) } };
    },
    { again: [404] },
  ),
];
