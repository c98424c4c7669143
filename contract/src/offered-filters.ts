import * as z from 'zod/mini';
import type { Community } from './communities/community.ts';
import { listedValues } from './field-filters.ts';
import { type Filters, filterSchema, MOST_TOWNS } from './search.ts';

/** Filters with fewer values than were saved once. */
const MOST_OF: Readonly<Record<string, number>> = { city: MOST_TOWNS };

type IsOffered = (value: unknown) => boolean;

/** What is asked of each value of a filter. A list of a site is looked up: to parse each value takes a hundred times as long. */
function offerOf(community: Community, name: string): IsOffered {
  const listed = listedValues(community).get(name);
  if (listed) return (value) => listed.has(value);
  const shape: Readonly<Record<string, z.ZodMiniType | undefined>> = filterSchema(community).shape;
  const schema = shape[name];
  return (value) => schema !== undefined && z.safeParse(schema, [value]).success;
}

/**
 * Saved filters as a site takes them today, each value once. A value that its list no longer offers is left out, and nothing else; `lost`
 * names the filters of such values.
 */
export function offeredFilters(
  community: Community,
  saved: Filters,
): { filters: Filters; lost: string[] } {
  const filters: Filters = {};
  const lost: string[] = [];
  for (const [name, values = []] of Object.entries(saved)) {
    const once = [...new Set(values)];
    const offered = once.slice(0, MOST_OF[name]).filter(offerOf(community, name));
    if (offered.length > 0) filters[name] = offered;
    if (offered.length < once.length) lost.push(name);
  }
  return { filters, lost };
}
