import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as account from '@mala/contract/members/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requireMember } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { changeMemberMobile, endMemberSessions, linkMemberPassword } from './act-on-member.ts';
import { presentMemberSession } from './presenter.ts';
import { findOpenSessions } from './session-queries.ts';

/** What the office sees of the account of a member, and does to it (decision 076). */
export function mountMemberAccounts(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, account.listMemberSessions, async ({ viewer, params }) => {
    const { user_id } = await requireMember(ctx.db, viewer, 'members.read', params.id);
    const rows = await findOpenSessions(ctx.db, user_id, null, ctx.now());
    return { rows: rows.map(presentMemberSession) };
  });

  route(app, ctx, account.endMemberSessions, async ({ viewer, params, body }) => ({
    ended: await endMemberSessions(ctx, viewer, params.id, body),
  }));

  route(app, ctx, account.linkMemberPassword, async ({ viewer, params, body }) => ({
    link: await linkMemberPassword(ctx, viewer, params.id, body),
  }));

  route(app, ctx, account.changeMemberMobile, async ({ viewer, params, body }) => {
    await changeMemberMobile(ctx, viewer, params.id, body);
    return SUCCESS;
  });
}
