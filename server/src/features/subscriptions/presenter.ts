import { DAY_MS, dayInIndia } from '@mala/contract/india-time.ts';
import type { KeptValues } from '@mala/contract/settings/values.ts';
import type {
  listDownloads,
  listMemberDownloads,
  listPackages,
  Subscription,
} from '@mala/contract/subscriptions.ts';
import type { Selectable } from 'kysely';
import type { output } from 'zod/mini';
import type { Packages, Subscriptions } from '../../db/schema/subscriptions.ts';
import type { Downloaded, DownloadOf } from './queries.ts';

/** The packages and the ways to pay that are set up. */
export function presentPackages(
  packages: readonly Packages[],
  { upi_id, bank, card_url }: KeptValues['payment'],
  online: boolean,
): output<typeof listPackages.reply> {
  return {
    packages: packages.map(({ code, price, profiles, days }) => ({ code, price, profiles, days })),
    payment: {
      upi_id: upi_id || null,
      bank: bank || null,
      card_url: card_url || null,
      online,
    },
  };
}

/** A subscription: days of India, a begun day counts as remaining. */
export function presentSubscription(row: Selectable<Subscriptions>, now: Date): Subscription {
  const { starts_at, ends_at } = row;
  return {
    package: row.package,
    total_download: row.total_download,
    current_download: row.current_download,
    start_date: dayInIndia(starts_at),
    end_date: dayInIndia(ends_at),
    duration: Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS),
    remaining: Math.max(0, Math.ceil((ends_at.getTime() - now.getTime()) / DAY_MS)),
  };
}

/** A row of the downloaded profiles; the member id stands for a name that is not shown. */
export function presentDownload(
  row: Downloaded,
): output<typeof listDownloads.reply>['rows'][number] {
  return {
    downloaded_user_id: row.profile_id,
    downloaded_mid: row.mid,
    downloaded_name: row.name ?? row.mid,
    viewed_at: row.viewed_at.toISOString(),
  };
}

/** The same for the office, with whoever is on the other side of it. */
export function presentDownloadOf({
  viewed_at,
  ...other
}: DownloadOf): output<typeof listMemberDownloads.reply>['rows'][number] {
  return { ...other, at: viewed_at.toISOString() };
}
