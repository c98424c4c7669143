import * as z from 'zod/mini';
import type { Community } from './communities/community.ts';
import { type Filters, filterSchema } from './search.ts';

/**
 * Saved filters as a site takes them today. A value that its list no longer offers is left out, and nothing else; `lost` names
 * the filters of such values.
 */
export function offeredFilters(
  community: Community,
  saved: Filters,
): { filters: Filters; lost: string[] } {
  const { shape } = filterSchema(community);
  const byName: Readonly<Record<string, z.ZodMiniType | undefined>> = shape;
  const filters: Filters = {};
  const lost: string[] = [];
  for (const [name, values = []] of Object.entries(saved)) {
    const schema = byName[name];
    const offered = values.filter((value) => schema && z.safeParse(schema, [value]).success);
    if (offered.length > 0) filters[name] = offered;
    if (offered.length < values.length) lost.push(name);
  }
  return { filters, lost };
}
