import { domainsOf } from '@mala/contract/access/role-places.ts';
import * as erasure from '@mala/contract/members/erasure.ts';
import * as notes from '@mala/contract/members/notes.ts';
import * as page from '@mala/contract/members/page.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { recordLook } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { findAbsences } from '../absences/index.ts';
import { findSubscription } from '../subscriptions/index.ts';
import { addNote } from './add-note.ts';
import { eraseMember } from './erase-member.ts';
import { countParts, findReceipt } from './erasure-queries.ts';
import { presentCounts, presentReceipt } from './present-erasure.ts';
import { presentContact, presentMember, presentNote, presentRunning } from './presenter.ts';
import { countNotes, findContact, findNotes, findWhole } from './queries.ts';

/** The office's page of a member (decision 076). */
export function mountMembers(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  route(app, ctx, page.readMember, async ({ viewer, params }) => {
    const { user_id } = await requireMember(db, viewer, 'profiles.list', params.id);
    const whole = await findWhole(db, user_id, ctx.now());
    if (!whole) throw new AppError('NOT_FOUND');
    const { subscription_id } = whole;
    const running = subscription_id ? await findSubscription(db, subscription_id) : null;
    const absences = await findAbsences(db, user_id);
    return presentMember(whole, running && presentRunning(running), absences);
  });

  route(app, ctx, page.readMemberContact, async ({ viewer, params }) => {
    const { user_id } = await requireMember(db, viewer, 'contacts.read', params.id);
    await recordLook(db, viewer, { profileId: user_id, part: 'contact' }, ctx.now());
    const contact = await findContact(db, user_id);
    if (!contact) throw new AppError('NOT_FOUND');
    return presentContact(contact);
  });

  route(app, ctx, notes.listNotes, async ({ viewer, params }) => {
    const { user_id } = await requireMember(db, viewer, 'members.note', params.id);
    const [count, rows] = await Promise.all([
      countNotes(db, user_id),
      findNotes(db, user_id, params.page),
    ]);
    return { count, rows: rows.map(presentNote) };
  });

  route(app, ctx, notes.addNote, async ({ viewer, params, body }) =>
    presentNote(await addNote(ctx, viewer, params.id, body.text)),
  );

  route(app, ctx, erasure.previewErasure, async ({ viewer, params }) => {
    const { user_id } = await requireMember(db, viewer, 'members.erase', params.id);
    return presentCounts(await countParts(db, user_id));
  });

  route(app, ctx, erasure.eraseMember, async ({ viewer, params, body }) => ({
    receipt: await eraseMember(ctx, viewer, params.id, body),
  }));

  route(app, ctx, erasure.readErasure, async ({ viewer, params }) => {
    const receipt = await findReceipt(db, params.id, domainsOf(viewer, 'members.erase'));
    if (!receipt) throw new AppError('NOT_FOUND');
    return presentReceipt(receipt);
  });
}
