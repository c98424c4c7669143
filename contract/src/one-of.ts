import * as z from 'zod/mini';

/** One of a short list of values, as it stands there. */
export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal(values, {
    error: ({ input }) => ((input ?? null) === null ? 'required' : 'notInList'),
  });
}
