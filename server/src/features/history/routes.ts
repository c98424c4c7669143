import { domainsOf } from '@mala/contract/access/role-places.ts';
import * as history from '@mala/contract/history.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { presentHistory, presentLook } from './presenter.ts';
import { countHistory, countLooks, findActors, findHistory, findLooks } from './queries.ts';

/** What the office did: for who may read all of it, and for a member the looks at his own contact. */
export function mountHistory(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  route(app, ctx, history.listHistory, async ({ viewer, params, query }) => {
    const asked = { ...query, domains: domainsOf(viewer, 'history.read') };
    const [count, rows, actors] = await Promise.all([
      countHistory(db, asked),
      findHistory(db, asked, params.page),
      findActors(db),
    ]);
    return { count, rows: rows.map(presentHistory), actors };
  });

  route(app, ctx, history.listOwnLooks, async ({ viewer, params }) => {
    const [count, rows] = await Promise.all([
      countLooks(db, viewer.user_id),
      findLooks(db, viewer.user_id, params.page),
    ]);
    return { count, rows: rows.map(presentLook) };
  });
}
