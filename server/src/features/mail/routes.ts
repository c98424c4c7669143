import { domainsOf } from '@mala/contract/access/role-places.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as mail from '@mala/contract/mail.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requireMember } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { presentChoices, presentFailed, presentMailOf } from './presenter.ts';
import {
  countFailed,
  countMailsOf,
  findFailed,
  findMailsOf,
  findRefusals,
  refuseMail,
  wantMail,
} from './queries.ts';
import { resolveFailedMail } from './queue-mail.ts';
import { mountOneClick } from './unsubscribe.ts';

/** Which mails members want, and those that could not be sent. */
export function mountMail(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  route(app, ctx, mail.readMailChoices, async ({ viewer }) =>
    presentChoices(await findRefusals(db, viewer.user_id)),
  );

  route(app, ctx, mail.chooseMail, async ({ viewer, body }) => {
    const choose = body.wanted ? wantMail : refuseMail;
    await choose(db, viewer.user_id, body.kind);
    return presentChoices(await findRefusals(db, viewer.user_id));
  });

  route(app, ctx, mail.listFailedMails, async ({ viewer, params }) => {
    const domains = domainsOf(viewer, 'mails.read');
    const [count, rows] = await Promise.all([
      countFailed(db, domains),
      findFailed(db, domains, params.page),
    ]);
    return { count, rows: rows.map(presentFailed) };
  });

  route(app, ctx, mail.retryFailedMail, async ({ viewer, params }) => {
    await resolveFailedMail(ctx, viewer, params.id, 'retry');
    return SUCCESS;
  });

  route(app, ctx, mail.dropFailedMail, async ({ viewer, params }) => {
    await resolveFailedMail(ctx, viewer, params.id, 'drop');
    return SUCCESS;
  });

  route(app, ctx, mail.listMemberMails, async ({ viewer, params }) => {
    const { user_id } = await requireMember(db, viewer, 'members.read', params.id);
    const [count, rows] = await Promise.all([
      countMailsOf(db, user_id),
      findMailsOf(db, user_id, params.page),
    ]);
    return { count, rows: rows.map(presentMailOf) };
  });

  mountOneClick(app, ctx);
}
