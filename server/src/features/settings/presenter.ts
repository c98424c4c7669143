import type { listSettingVersions, Setting } from '@mala/contract/settings/endpoints.ts';
import type { SettingGroup } from '@mala/contract/settings/values.ts';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import type { SiteSettings } from '../../db/schema/settings.ts';

/** A group of settings as it is now; `newest`: what was saved last, if anything was. */
export function presentSetting(
  group: SettingGroup,
  first: object,
  newest: Selectable<SiteSettings> | undefined,
): Setting {
  return {
    group,
    version: newest?.version ?? 0,
    saved: newest?.contents != null,
    value: newest?.contents ?? first,
    first,
    changed_at: newest?.changed_at.toISOString() ?? null,
    changed_by: newest?.changed_by_name ?? null,
  };
}

export function presentVersion(
  row: Selectable<SiteSettings>,
): output<typeof listSettingVersions.reply>['rows'][number] {
  const { version, contents, changed_at, changed_by_name, reason } = row;
  return { version, value: contents, at: changed_at.toISOString(), by: changed_by_name, reason };
}
