import { fieldFaults } from '@mala/contract/issues.ts';
import type * as z from 'zod/mini';
import { faultTexts } from './fault-texts.ts';

/** Makes a form check its values with a schema of the contract: the server's rules, and what the interface says of them. */
export function validateWith(schema: z.ZodMiniType) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    return result.success ? {} : faultTexts(fieldFaults(result.error.issues, values));
  };
}
