import * as z from 'zod/mini';

/** The reply of calls that only say that they worked. */
export const success = z.object({ Status: z.literal('Success') });
export const SUCCESS = { Status: 'Success' } as const;

/** A password or verification call says Success or Failure, and may say why. */
export const outcome = z.object({
  Status: z.enum(['Success', 'Failure']),
  Message: z.optional(z.string()),
});
