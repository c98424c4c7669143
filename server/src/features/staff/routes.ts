import { domainsOf } from '@mala/contract/access/role-places.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as staff from '@mala/contract/staff.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addPerson, linkPassword } from './add-person.ts';
import { useFirstStart } from './first-start.ts';
import { giveRole, takeRole } from './give-roles.ts';
import { presentPerson } from './presenter.ts';
import { findStaff } from './queries.ts';

/** The people of the office and their roles (decision 065). */
export function mountStaff(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, staff.listStaff, async ({ viewer }) => {
    const rows = await findStaff(ctx.db, domainsOf(viewer, 'roles.give'));
    return { rows: rows.map((row) => presentPerson(viewer, row)) };
  });

  route(app, ctx, staff.giveRole, async ({ viewer, body }) => {
    const { role, role_domain: domain, ...account } = body;
    await giveRole(ctx, viewer, account, { role, domain });
    return SUCCESS;
  });

  route(app, ctx, staff.addPerson, async ({ viewer, body }) => {
    const { role, role_domain: domain, email, ...person } = body;
    return addPerson(ctx, viewer, { ...person, email: email || null }, { role, domain });
  });

  route(app, ctx, staff.linkPassword, async ({ viewer, params }) =>
    linkPassword(ctx, viewer, params.id),
  );

  route(app, ctx, staff.makeFirstOwner, async ({ body, address, userAgent }) => {
    await useFirstStart(ctx, body, { address, userAgent });
    return SUCCESS;
  });

  route(app, ctx, staff.takeRole, async ({ viewer, params, body }) => {
    const { role, role_domain: domain } = body;
    await takeRole(ctx, viewer, params.id, { role, domain });
    return SUCCESS;
  });
}
