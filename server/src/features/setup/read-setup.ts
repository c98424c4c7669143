import { domainsOf } from '@mala/contract/access/role-places.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import type { SetupItem, SetupNote, SetupRow } from '@mala/contract/setup.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { paysOnline } from '../subscriptions/index.ts';
import { askSite, checkHosts } from './ask-hosts.ts';
import { findBackupRuns, isOneHost, testMailState } from './queries.ts';

/** The nightly backup is restored for a trial once a week, in a night. */
const FRESH = { backup: 7 * DAY_MS, 'restore-check': 8 * DAY_MS };

const ofSite = (
  item: SetupItem,
  note: SetupNote | null,
  detail: string | null = null,
): SetupRow => ({
  ...{ item, domain: null, done: note === null },
  ...{ note, detail },
});

/** What the site needs before it opens, for an owner: of his communities, and of the whole site. */
export async function readSetup(ctx: Context, viewer: Viewer): Promise<SetupRow[]> {
  // it never opens
  if (ctx.demo) return [];
  const [communities, mails, hosts, backup] = await Promise.all([
    communityRows(ctx, viewer),
    mailRows(ctx),
    isOneHost(ctx.db).then((isOne) => checkHosts(ctx.config, isOne, askSite)),
    backupNote(ctx),
  ]);
  return [
    ...communities,
    ...mails,
    ofSite('hosts', hosts.note, hosts.detail),
    ofSite('backup', backup),
  ];
}

async function communityRows(ctx: Context, viewer: Viewer): Promise<SetupRow[]> {
  const rows = await Promise.all(
    domainsOf(viewer, 'settings.write').map(async (domain) => {
      const { support, payment, grievance } = await ctx.settings.read(domain);
      const { upi_id, bank, card_url } = payment;
      const done = {
        support: support.whatsapp !== '',
        payment: Boolean(upi_id || bank || card_url) || paysOnline(ctx),
        grievance: grievance.officer !== '',
      };
      return (['support', 'payment', 'grievance'] as const).map((item) => ({
        ...{ item, domain, done: done[item] },
        ...{ note: null, detail: null },
      }));
    }),
  );
  return rows.flat();
}

async function mailRows({ config, db }: Context): Promise<SetupRow[]> {
  if (!config.smtpUrl)
    return [ofSite('mail-sent', 'no-server'), ofSite('mail-received', 'no-server')];
  const { sent, received, last } = await testMailState(db);
  return [
    ofSite('mail-sent', sent ? null : 'not-sent', last),
    ofSite('mail-received', received ? null : 'not-sent', last),
  ];
}

async function backupNote({ db, now }: Context): Promise<SetupNote | null> {
  const runs = await findBackupRuns(db);
  const isFresh = (kind: keyof typeof FRESH) => {
    const at = runs.find((run) => run.kind === kind)?.succeeded_at;
    return at !== undefined && now().getTime() - at.getTime() < FRESH[kind];
  };
  if (!isFresh('backup')) return 'not-made';
  return isFresh('restore-check') ? null : 'not-verified';
}
