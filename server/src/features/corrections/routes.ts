import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as corrections from '@mala/contract/members/corrections.ts';
import type { FastifyInstance } from 'fastify';
import { actedOnBy } from '../../access/profiles.ts';
import type { Context } from '../../context.ts';
import { recordLook } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { requireMember } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { contactFields, findCorrectable, findProfile } from '../profiles/index.ts';
import { answerObjection } from './answer-objection.ts';
import { correctSection, hiddenFrom } from './correct-section.ts';
import { objectTo } from './object.ts';
import { presentObjection, presentOwnCorrection, withoutFields } from './presenter.ts';
import {
  countWaitingObjections,
  findOwnCorrections,
  findWaitingObjections,
  type ObjectionRow,
} from './queries.ts';

/** What the office corrects, and what members say to that (decision 079). */
export function mountCorrections(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  async function own(userId: string) {
    const rows = await findOwnCorrections(db, userId);
    return { rows: rows.map((row) => presentOwnCorrection(row, ctx.now())) };
  }

  route(app, ctx, corrections.readCorrectable, async ({ viewer, params: { id, section } }) => {
    const { user_id } = await requireMember(db, viewer, 'profiles.edit', id);
    const profile = await findProfile(db, user_id);
    const read = profile && (await findCorrectable(db, profile, section));
    if (!profile || !read) throw new AppError('NOT_FOUND');
    const hidden = hiddenFrom(viewer, profile, section);
    const contact = hidden.length === 0 && contactFields(profile, section).length > 0;
    if (contact) await recordLook(db, viewer, { profileId: user_id, part: 'contact' }, ctx.now());
    const { domain, mid, name, approved_at } = profile;
    return {
      ...{ domain, mid, name, contact, version: read.version },
      fields: withoutFields(read.fields, hidden),
      gender_fixed: approved_at !== null,
      ...(read.proposed.length > 0 && { held_changes: read.proposed }),
    };
  });

  route(app, ctx, corrections.correctSection, async ({ viewer, address, params, body }) => ({
    id: await correctSection(ctx, { viewer, address }, params, body),
  }));

  route(app, ctx, corrections.listOwnCorrections, ({ viewer }) => own(viewer.user_id));

  route(app, ctx, corrections.objectTo, async ({ viewer, params, body }) => {
    await objectTo(ctx, viewer, params.id, body.text);
    return own(viewer.user_id);
  });

  route(app, ctx, corrections.listObjections, async ({ viewer, params }) => {
    const seen = actedOnBy(viewer, 'profiles.edit');
    const [count, rows] = await Promise.all([
      countWaitingObjections(db, seen),
      findWaitingObjections(db, seen, params.page),
    ]);
    const hidden = (row: ObjectionRow) =>
      hiddenFrom(viewer, { user_id: row.profile_id, domain: row.domain }, row.section);
    for (const row of rows) {
      const look = { profileId: row.profile_id, part: 'contact' } as const;
      const contact = contactFields(row, row.section).some((name) => name in row.after);
      if (contact && hidden(row).length === 0) await recordLook(db, viewer, look, ctx.now());
    }
    return { count, rows: rows.map((row) => presentObjection(row, hidden(row))) };
  });

  route(app, ctx, corrections.answerObjection, async ({ viewer, address, params, body }) => {
    await answerObjection(ctx, { viewer, address }, params.id, body);
    return SUCCESS;
  });
}
