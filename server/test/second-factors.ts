import { confirmAgain, secondStep } from '@mala/contract/auth/second-step.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { addApp, startApp } from '@mala/contract/second-factor.ts';
import { Secret, TOTP } from 'otpauth';
import { v7 as uuid } from 'uuid';
import { beforeEach } from 'vitest';
import type { Context } from '../src/context.ts';
import { PASSWORD } from './factories/accounts.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

const HALF_MINUTE = 30_000;

/** An authenticator app: the code that it shows so many half minutes from now. */
export type AppOf = (halfMinutes?: number) => string;

export function appWith({ now }: Pick<Context, 'now'>, secret: string): AppOf {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (halfMinutes = 0) =>
    totp.generate({ timestamp: now().getTime() + halfMinutes * HALF_MINUTE });
}

/** Stops the server's clock for each test of a file: otherwise a code may grow old between two lines. */
export function stopClock(app: () => TestApp): void {
  beforeEach(() => app().setNow(new Date()));
}

/** An authenticator app that was added long ago, without recovery codes. */
export async function giveApp(ctx: Context, { user_id }: Person): Promise<AppOf> {
  const { secret, sealed } = ctx.appSecrets.make(user_id, 'test');
  const app = { id: uuid(), user_id, sealed_secret: sealed, last_step: 0, added_at: new Date() };
  await ctx.db.insertInto('authenticator_apps').values(app).execute();
  return appWith(ctx, secret);
}

/** Has the owner of a session proved to act in it, now or so many minutes ago. */
export async function proveOwner(ctx: Context, { user_id }: Person, minutesAgo = 0): Promise<void> {
  const proved_at = new Date(ctx.now().getTime() - minutesAgo * 60_000);
  await ctx.db.updateTable('sessions').set({ proved_at }).where('user_id', '=', user_id).execute();
}

/** Adds an app as its owner does, in a session that was just confirmed. */
export async function enrol({ ctx, call }: TestApp, person: Person) {
  await proveOwner(ctx, person);
  const { token } = person;
  const { secret, sealed } = (await call(startApp, { token })).body;
  const codeOf = appWith(ctx, secret);
  // the code before, so that the present one is not used yet
  const { body } = await call(addApp, { token, body: { sealed, code: codeOf(-1) } });
  return { codeOf, recovery: body.recovery_codes };
}

/** The ticket of a sign-in whose password was right. */
export async function ticketFor({ call }: TestApp, { mobile_no }: Person, headers = {}) {
  const { body } = await call(login, { body: { mobile_no, password: PASSWORD }, headers });
  if (!body.second_factor) throw new Error('no second step was asked');
  return body.second_factor;
}

/** The second step of a sign-in. */
export const step = ({ call }: TestApp, body: object, headers = {}) =>
  call(secondStep, { body, headers });

/** Confirms in the session of a person. */
export const confirm = ({ call }: TestApp, { token }: Person, body: object) =>
  call(confirmAgain, { token, body });
