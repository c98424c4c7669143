import { fieldMessages } from '@mala/contract/issues.ts';
import type * as z from 'zod/mini';

/** Makes a form check its values with a schema of the contract: the server's rules and messages. */
export function validateWith(schema: z.ZodMiniType) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    return result.success ? {} : fieldMessages(result.error.issues, values);
  };
}
