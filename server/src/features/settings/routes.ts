import { can } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import * as settings from '@mala/contract/settings/endpoints.ts';
import { SETTING_GROUPS, type SettingGroup } from '@mala/contract/settings/values.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { presentSetting, presentVersion } from './presenter.ts';
import { countVersions, findNewest, findNewestOf, findVersions } from './queries.ts';
import { firstValueOf, requireSetter, saveSetting } from './save-setting.ts';

/** What owners set by community (decision 082). */
export function mountSettings(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  async function settingOf(domain: Domain, group: SettingGroup) {
    const newest = await findNewestOf(db, domain, group);
    return presentSetting(group, await firstValueOf(ctx, domain, group), newest);
  }

  route(app, ctx, settings.listSettings, async ({ viewer, params: { domain } }) => {
    requireSetter(viewer, domain);
    const rows = await findNewest(db, domain);
    const groups = SETTING_GROUPS.map(async (group) => {
      const first = await firstValueOf(ctx, domain, group);
      return presentSetting(
        group,
        first,
        rows.find(({ name }) => name === group),
      );
    });
    return { groups: await Promise.all(groups) };
  });

  for (const endpoint of [settings.saveSetting, settings.saveMoneySetting] as const)
    route(app, ctx, endpoint as typeof settings.saveSetting, async ({ viewer, params, body }) => {
      await saveSetting(ctx, viewer, params, body);
      return settingOf(params.domain, params.group);
    });

  route(app, ctx, settings.listSettingVersions, async ({ viewer, params }) => {
    const { domain, group, page } = params;
    requireSetter(viewer, domain);
    const [count, rows] = await Promise.all([
      countVersions(db, domain, group),
      findVersions(db, domain, group, page),
    ]);
    return { count, rows: rows.map(presentVersion) };
  });

  route(app, ctx, settings.listReasons, async ({ viewer, params: { domain, place } }) => {
    if (!can(viewer, 'profiles.list', domain)) throw new AppError('NOT_FOUND');
    const { reasons } = await ctx.settings.read(domain);
    return { reasons: reasons[place] };
  });
}
