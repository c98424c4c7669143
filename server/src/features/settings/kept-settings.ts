import type { Domain } from '@mala/contract/communities/domain.ts';
import type { KeptValues } from '@mala/contract/settings/values.ts';

/** The settings of the communities, but for the prices. The same object while nothing changes. */
export interface Settings {
  /** as recent as the database */
  read(domain: Domain): Promise<KeptValues>;
  /** the same for pages, which do not wait for a database that is away or slow: then the last known ones */
  known(domain: Domain): Promise<KeptValues>;
}
