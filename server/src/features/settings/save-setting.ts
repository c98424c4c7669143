import { isDeepStrictEqual } from 'node:util';
import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { saveSetting as saveCall } from '@mala/contract/settings/endpoints.ts';
import {
  type SettingGroup,
  type SettingValues,
  settingSchema,
} from '@mala/contract/settings/values.ts';
import { v7 as uuid } from 'uuid';
import type { output } from 'zod/mini';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { recordHistory } from '../../db/record-history.ts';
import { AppError } from '../../errors.ts';
import { checked } from '../../http/route.ts';
import { firstPrices, firstValues } from './first-values.ts';
import { findFirstPackages, findNewestOf, insertSetting, lockGroup } from './queries.ts';

type Saving = output<NonNullable<(typeof saveCall)['body']>>;

/** What counts in a group until something is saved. */
export async function firstValueOf(
  { config, db }: Pick<Context, 'config' | 'db'>,
  domain: Domain,
  group: SettingGroup,
): Promise<object> {
  if (group === 'prices') return firstPrices(await findFirstPackages(db));
  return firstValues(config, domain)[group];
}

/** The values as the history tells them: a list of reasons as its lines. */
function toldValues(value: object): object {
  if (!('review' in value)) return value;
  const { review, payment, change } = value as SettingValues['reasons'];
  const lines = (reasons: typeof review) =>
    reasons.map(({ name, label, texts }) => [label || name, ...Object.values(texts)].join(' | '));
  return {
    review_reasons: lines(review),
    payment_reasons: lines(payment),
    change_reasons: lines(change),
  };
}

/** Throws 404 NOT_FOUND for a community in which the viewer sets nothing. */
export function requireSetter(viewer: Viewer, domain: Domain): void {
  if (!can(viewer, 'settings.write', domain)) throw new AppError('NOT_FOUND');
}

/**
 * Saves a group of settings of a community, or its first value again; the history says what it was. The same again changes
 * nothing. Throws 404 NOT_FOUND, 400 INVALID with the faults of the value, and 409 CHANGED_MEANWHILE.
 */
export async function saveSetting(
  ctx: Context,
  viewer: Viewer,
  { domain, group }: { domain: Domain; group: SettingGroup },
  { version, value, reason }: Saving,
): Promise<void> {
  requireSetter(viewer, domain);
  const contents = (value ?? null) === null ? null : checked(settingSchema(group, domain), value);
  const first = await firstValueOf(ctx, domain, group);
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    await lockGroup(trx, domain, group);
    const before = await findNewestOf(trx, domain, group);
    const was = before?.contents ?? null;
    // sent again
    if (isDeepStrictEqual(was, contents)) return;
    if ((before?.version ?? 0) !== version) throw new AppError('CHANGED_MEANWHILE');
    const id = uuid();
    const isFirst = await insertSetting(trx, {
      ...{ id, domain, name: group, version: version + 1 },
      contents: contents && JSON.stringify(contents),
      reason: reason || null,
      changed_at: now,
      ...{ changed_by: viewer.user_id, changed_by_name: viewer.user_name ?? '' },
    });
    if (!isFirst) throw new AppError('CHANGED_MEANWHILE');
    await recordHistory(
      trx,
      viewer,
      {
        ...{ action: 'setting', subject_id: id, domain },
        before: toldValues(was ?? first),
        after: { setting: group, ...toldValues(contents ?? first) },
        reason: reason ?? null,
      },
      now,
    );
  });
}
