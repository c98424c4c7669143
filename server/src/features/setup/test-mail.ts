import { hash, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import type { SetupMail } from './letters.ts';
import { PURPOSE } from './purpose.ts';
import { decideOneHost, findTestMail, insertTestMail, noteReceived, onceOf } from './queries.ts';

const actOf = ({ user_id }: Viewer) => ({ action: 'setting', subject_id: user_id }) as const;

/** Queues a test mail to an address of the viewer. Throws 429 TOO_MANY_MAILS. */
export async function sendTestMail(
  ctx: Context,
  viewer: Viewer,
  email: string,
  network: string,
): Promise<void> {
  const { user_id } = viewer;
  const asked_at = ctx.now();
  const by_server = ctx.config.smtpUrl !== undefined && ctx.demo === null;
  await ctx.db.transaction().execute(async (trx) => {
    const test_id = await insertTestMail(trx, { user_id, email, by_server, asked_at });
    const mail = { kind: 'test-mail' as const, user_id, test_id };
    const sending = { network, address: email, once: onceOf(test_id) };
    const refusal = await queueMail<SetupMail>(trx, ctx, mail, sending);
    if (refusal) throw refusal;
    const after = { setting: 'test-mail', email };
    await recordHistory(trx, viewer, { ...actOf(viewer), after }, asked_at);
  });
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Notes that a test mail arrived, by the link in it. Throws 404 NOT_FOUND. */
export async function confirmTestMail(
  ctx: Context,
  viewer: Viewer,
  { id, secret }: { id: string; secret: string },
): Promise<void> {
  const mail = await findTestMail(ctx.db, id);
  const right = digest(ctx.linkSecrets.secretOf(PURPOSE, mail?.id ?? ''));
  if (!mail || !timingSafeEqual(digest(secret), right)) throw new AppError('NOT_FOUND');
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await noteReceived(trx, mail.id, now))) return;
    const after = { setting: 'test-mail', received: true };
    await recordHistory(trx, viewer, { ...actOf(viewer), after }, now);
  });
}

/** Decides whether every community is on one host name. */
export async function decideHosts(ctx: Context, viewer: Viewer, one: boolean): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await decideOneHost(trx, one, now))) return;
    const after = { setting: 'hosts', one_host: one };
    await recordHistory(trx, viewer, { ...actOf(viewer), after }, now);
  });
}
