import type { Filters } from '@mala/contract/search.ts';

/** Leaves out filters, and then values, as long as the question fails without them. */
export async function smallestFailing(
  filters: Filters,
  fails: (filters: Filters) => Promise<boolean>,
): Promise<Filters> {
  let smallest = filters;
  for (const name of Object.keys(filters)) {
    const { [name]: _, ...rest } = smallest;
    if (await fails(rest)) smallest = rest;
  }
  for (const [name, values = []] of Object.entries(smallest))
    for (const value of values) {
      const fewer = (smallest[name] ?? []).filter((one) => one !== value);
      if (fewer.length > 0 && (await fails({ ...smallest, [name]: fewer })))
        smallest = { ...smallest, [name]: fewer };
    }
  return smallest;
}
