import { fieldFaults } from '@mala/contract/issues.ts';
import type * as z from 'zod/mini';
import { faultTexts } from './fault-texts.ts';

/** Validates a form's values with a schema of the contract, and returns the interface's texts for its faults. */
export function validateWith(schema: z.ZodMiniType) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    return result.success ? {} : faultTexts(fieldFaults(result.error.issues, values));
  };
}
