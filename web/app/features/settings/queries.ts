import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  listSettings,
  listSettingVersions,
  type Setting,
  saveMoneySetting,
  saveSetting,
} from '@mala/contract/settings/endpoints.ts';
import {
  MONEY_GROUPS,
  type MoneyGroup,
  type SettingGroup,
} from '@mala/contract/settings/values.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';

/** Where a value is saved: a group of a community. */
export interface Place {
  domain: Domain;
  group: SettingGroup;
}

const keyOf = (domain: Domain) => ['settings', domain];

/** The settings of a community. */
export function useSettings(domain: Domain) {
  return useQuery({
    queryKey: keyOf(domain),
    queryFn: ({ signal }) => call(listSettings, { params: { domain }, signal }),
  });
}

/** Loads the settings of a community again, and what is read of them elsewhere. */
export function useReloadSettings(domain: Domain): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [keyOf(domain), ['packages'], ['ready-reasons'], ['setup']])
      void client.invalidateQueries({ queryKey });
  };
}

const isMoney = (group: SettingGroup): group is MoneyGroup =>
  MONEY_GROUPS.some((one) => one === group);

/** Saves a group, or with null its first value again. */
export async function sendSetting(
  { domain, group }: Place,
  body: { version: number; value: unknown; reason: string },
): Promise<Setting> {
  if (isMoney(group)) return call(saveMoneySetting, { params: { domain, group }, body });
  return call(saveSetting, { params: { domain, group }, body });
}

/** What was saved for a group, newest first. */
export function useVersions({ domain, group }: Place) {
  return useInfiniteQuery({
    queryKey: [...keyOf(domain), group],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listSettingVersions, { params: { domain, group, page: String(pageParam) }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}
