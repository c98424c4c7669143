import { can } from '@mala/contract/access/roles.ts';
import {
  EXPORT_SECONDS,
  type ExportAsked,
  startExport as endpoint,
} from '@mala/contract/exports.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findActor } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { createQueue } from '../../queue.ts';
import { requireSigned } from '../../storage/send-file.ts';
import { readDays } from '../numbers/index.ts';
import { historyColumns, paymentColumns, profileColumns } from './columns.ts';
import { HEADINGS } from './headings.ts';
import { numberColumns } from './number-columns.ts';
import { findExport, readHistory, readPayments, readProfiles } from './queries.ts';
import { startExport } from './start-export.ts';
import { TABLE_TYPES, writeTable } from './write-table.ts';

const STALLED_MS = 60_000;

/** Tables that the office takes out (decision 078). */
export function mountExports(app: FastifyInstance, ctx: Context): void {
  // each reads a whole table and packs it, which takes a good part of a processor
  const inTurn = createQueue({ atOnce: 3, waiting: 0 });

  route(app, ctx, endpoint, async ({ viewer, body }) => ({
    url: await startExport(ctx, viewer, body),
  }));

  app.get<{ Params: { id: string } }>(
    '/files/export/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      requireSigned(ctx, request);
      const asked = await askedBefore(ctx, request.params.id);
      if (!asked) throw new AppError('NOT_FOUND');
      const { domain, what, format } = asked;
      const name = `${domain}-${what}-${dayInIndia(ctx.now())}.${format}`;
      void reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      await inTurn(async () => {
        const table = tableOf(ctx, asked);
        // of a client that takes nothing, the turn would never end
        request.raw.setTimeout(STALLED_MS, () => table.destroy());
        void reply.send(table);
        await new Promise<void>((resolve) => table.once('close', resolve));
      });
      return reply;
    },
  );
}

/** What was asked for a moment ago, by somebody who still has the permission. */
async function askedBefore(ctx: Context, id: string): Promise<ExportAsked | null> {
  const found = await findExport(ctx.db, id);
  if (!found?.contents || !found.domain) return null;
  if (ctx.now().getTime() - found.at.getTime() > EXPORT_SECONDS * 1000) return null;
  const actor = await findActor(ctx.db, found.actor_id, null);
  if (!actor || !can(actor, 'data.export', found.domain)) return null;
  return { ...(found.contents.after as Omit<ExportAsked, 'domain'>), domain: found.domain };
}

function tableOf(ctx: Context, asked: ExportAsked) {
  const { db } = ctx;
  const { what, format, language, domain } = asked;
  const name = HEADINGS[language][what];
  if (what === 'profiles')
    return writeTable(format, name, profileColumns(domain, language), readProfiles(db, asked));
  if (what === 'payments')
    return writeTable(format, name, paymentColumns(language), readPayments(db, asked));
  if (what === 'numbers')
    return writeTable(format, name, numberColumns(language), inOnePortion(readDays(ctx, asked)));
  return writeTable(format, name, historyColumns(language), readHistory(db, asked));
}

/** Rows that are few, as those of days are. */
async function* inOnePortion<Row>(rows: Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}
