import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as mail from '@mala/contract/mail.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { presentChoices, presentFailed } from './presenter.ts';
import { countFailed, findFailed, findRefusals, refuseMail, wantMail } from './queries.ts';
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

  route(app, ctx, mail.listFailedMails, async ({ params }) => {
    const [count, rows] = await Promise.all([countFailed(db), findFailed(db, params.page)]);
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

  mountOneClick(app, ctx);
}
