import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import type { KeptToken } from '../../http/sign-in-cookie.ts';
import type { Refresh } from '../../secrets/refresh-tokens.ts';
import {
  endAnySession,
  lockKeptSession,
  openSession,
  type Refreshed,
  recordRefresh,
} from './session-queries.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Days without use after which a browser no longer stays signed in. */
const IDLE_DAYS = 30;
/** Days after the sign-in that it ends in any case. */
const MOST_DAYS = 180;
/** How long a refresh token counts once its successor was used: an answer may be lost, a second tab be late. */
const LATE_SECONDS = 60;

function keptUntil(signedIn: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_DAYS * DAY, signedIn.getTime() + MOST_DAYS * DAY));
}

/** Where somebody signs in: what the browser kept before, and whether it stays signed in from now on. */
export interface Browser {
  kept: KeptToken;
  keep: boolean;
  userAgent: string | null;
}

/** Opens a session in this browser, in place of the one that it kept; its id. */
export async function openSessionHere(
  trx: Transaction<Database>,
  ctx: Context,
  userId: string,
  { kept, keep, userAgent }: Browser,
): Promise<string> {
  const now = ctx.now();
  const former = readKept(ctx, kept);
  if (former) await endAnySession(trx, former.sessionId, now);
  return openSession(trx, userId, userAgent, now, keep ? keptUntil(now, now) : null);
}

/** Has the browser keep the session that was opened in it, or forget the one before. */
export function keepSessionHere(ctx: Context, { kept, keep }: Browser, sessionId: string): void {
  const now = ctx.now();
  const kept_until = keptUntil(now, now);
  if (keep) giveToken(ctx, kept, { id: sessionId, refresh_number: -1, kept_until });
  else kept.drop();
}

/**
 * Uses the browser's refresh token and gives it the next; the id of its session. Throws 401 UNAUTHENTICATED if the
 * sign-in has ended, and ends it for a token that was replaced long ago: somebody else has a copy.
 */
export async function renewKept(ctx: Context, kept: KeptToken): Promise<string> {
  const given = readKept(ctx, kept);
  const renewed = given && (await ctx.db.transaction().execute((trx) => useToken(trx, ctx, given)));
  if (!renewed) {
    kept.drop();
    throw new AppError('UNAUTHENTICATED');
  }
  giveToken(ctx, kept, renewed);
  return renewed.id;
}

async function useToken(trx: Transaction<Database>, ctx: Context, given: Refresh) {
  const session = await lockKeptSession(trx, given.sessionId, ctx.now());
  if (!session) return null;
  const now = ctx.now();
  const refreshed = afterUse(session, given.number, now);
  if (!refreshed) {
    ctx.log.warn('an old refresh token was used, so its sign-in was ended');
    await endAnySession(trx, given.sessionId, now);
    return null;
  }
  const kept_until = keptUntil(session.created_at, now);
  await recordRefresh(trx, session.id, { ...refreshed, kept_until }, now);
  return { ...refreshed, id: session.id, kept_until };
}

/** What a session records once this token is used; null if its successor was used too long ago. */
function afterUse(
  { refresh_number, refreshed_at }: Refreshed,
  number: number,
  now: Date,
): Refreshed | null {
  const isRecent = (at: Date) => now.getTime() - at.getTime() <= LATE_SECONDS * SECOND;
  if (number > refresh_number)
    return { refresh_number: number, refreshed_at: [...refreshed_at.filter(isRecent), now] };
  if (number === refresh_number) return { refresh_number, refreshed_at };
  const successorUsedAt = refreshed_at.at(number - refresh_number);
  return successorUsedAt && isRecent(successorUsedAt) ? { refresh_number, refreshed_at } : null;
}

/** Has the browser forget a session that has ended, unless it keeps another. */
export function forgetSessionHere(ctx: Context, kept: KeptToken, sessionId: string): void {
  const session = readKept(ctx, kept)?.sessionId ?? sessionId;
  if (session === sessionId) kept.drop();
}

/** Ends the session that this browser keeps, if it keeps one. */
export async function forgetKept(ctx: Context, kept: KeptToken): Promise<void> {
  const given = readKept(ctx, kept);
  if (given) await endAnySession(ctx.db, given.sessionId, ctx.now());
  kept.drop();
}

function readKept(ctx: Context, { token }: KeptToken): Refresh | null {
  return token === null ? null : ctx.refreshTokens.read(token);
}

/** Gives the browser the token that follows the last used one. */
export function giveToken(
  ctx: Context,
  kept: KeptToken,
  session: { id: string; refresh_number: number; kept_until: Date },
): void {
  const { id: sessionId, refresh_number, kept_until } = session;
  const seconds = Math.ceil((kept_until.getTime() - ctx.now().getTime()) / SECOND);
  kept.keep(ctx.refreshTokens.make({ sessionId, number: refresh_number + 1 }), seconds);
}
