import * as z from 'zod/mini';
import { plainDigits } from './digits.ts';
import { isMessage } from './messages.ts';

// values from the page's URL are strings, so those of numbers and booleans are accepted too

/** A whole number of a range. */
export function wholeBetween(first: number, last: number) {
  return z
    .pipe(
      z.union([
        z.number(),
        z.string().check(z.overwrite(plainDigits), z.regex(/^\d{1,3}$/, 'wholeNumber')),
      ]),
      z.transform(Number),
    )
    .check(
      z.refine(Number.isInteger, 'wholeNumber'),
      z.refine((value) => value >= first, `atLeast:${first}`),
      z.refine((value) => value <= last, `atMost:${last}`),
    );
}

/** One of a few whole numbers. */
export function oneOfNumbers<const Value extends number>(values: readonly Value[]) {
  return z.pipe(
    z.unknown(),
    z.transform((given, context): Value => {
      const found = values.find((value) => value === given || String(value) === given);
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', input: given, message: 'notInList' });
      return z.NEVER;
    }),
  );
}

export const yesNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

export const onlyTrue = z.pipe(
  z.union([z.literal(true), z.literal('true')]),
  z.transform(() => true as const),
);

/** A score of a match, which may be a half. */
export function score(most: number) {
  return z
    .pipe(
      z.union([
        z.number(),
        z.string().check(z.overwrite(plainDigits), z.regex(/^\d{1,2}(\.\d)?$/, 'invalid')),
      ]),
      z.transform(Number),
    )
    .check(
      z.refine((value) => value >= 0, 'atLeast:0'),
      z.refine((value) => value <= most, `atMost:${most}`),
    );
}

/**
 * A list of at most so many values, of which each is kept once, and so many different ones. A fault in one value is reported for the
 * whole filter, which is what a form can point at.
 */
export function several<Value>(value: z.ZodMiniType<Value>, most = 100, different = most) {
  const values = z.array(value);
  return z.optional(
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(most, 'invalid')),
      z.transform((given, context): Value[] => {
        const { success, data, error } = z.safeParse(values, given);
        const once = [...new Set(data)];
        if (success && once.length <= different) return once;
        const message = error?.issues.map((issue) => issue.message).find(isMessage) ?? 'invalid';
        context.issues.push({
          ...{ code: 'custom', input: given },
          message: success ? `atMost:${different}` : message,
        });
        return z.NEVER;
      }),
    ),
  );
}
