import type { showSecondFactor } from '@mala/contract/second-factor.ts';
import type { output } from 'zod/mini';
import type { findPasskeys } from './passkey-queries.ts';

type Passkey = Awaited<ReturnType<typeof findPasskeys>>[number];

/** The second factors of an account, as its owner sees them. */
export function presentFactors(
  app: { added_at: Date; readable: boolean } | null,
  recovery_codes_left: number,
  passkeys: readonly Passkey[],
): output<typeof showSecondFactor.reply> {
  return {
    app: app && { ...app, added_at: app.added_at.toISOString() },
    recovery_codes_left,
    passkeys: passkeys.map(({ id, name, host, added_at, used_at }) => ({
      id,
      name,
      host,
      added_at: added_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  };
}
