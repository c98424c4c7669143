import type { confirmAgainBody, factorWays } from '@mala/contract/auth/second-step.ts';
import type * as z from 'zod/mini';

/** The ways that an account has to show a second factor. */
export type FactorWays = z.output<typeof factorWays>;
/** One of them, or the password. */
export type GivenFactor = z.input<typeof confirmAgainBody>;
export type Give = (given: GivenFactor) => Promise<void>;
