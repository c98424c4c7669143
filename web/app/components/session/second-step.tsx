import { secondStep, type secondStepBody } from '@mala/contract/auth/second-step.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { call } from '../../lib/api.ts';
import { FactorForm } from './factor-form.tsx';
import type { FactorWays } from './given-factor.ts';

/** What a login says about its second step. */
export type SecondStepAsked = FactorWays & { ticket: string };

/** Finishes a login by a second factor; `children` are further buttons. */
export function SecondStep({
  asked: { ticket, ...ways },
  onToken,
  children,
}: {
  asked: SecondStepAsked;
  onToken: (token: string) => Promise<void>;
  children: ReactNode;
}) {
  return (
    <FactorForm
      ways={ways}
      submit={secondStepText.submit}
      give={async (given) => {
        const body = { ticket, ...given } as z.input<typeof secondStepBody>;
        await onToken((await call(secondStep, { body })).token);
      }}
    >
      {children}
    </FactorForm>
  );
}
