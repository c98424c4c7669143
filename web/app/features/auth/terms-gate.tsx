import { agreeToTerms } from '@mala/contract/auth/terms.ts';
import { TERMS_VERSION } from '@mala/contract/terms.ts';
import { type ReactNode, useState } from 'react';
import { reportError } from '../../components/report-error.ts';
import { useAccountText } from '../../i18n/account.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type Me, reloadMe } from '../../lib/session.ts';
import { TermsDue } from './terms-due.tsx';

/**
 * Asks for the present terms before anything else where a member accepted older ones. Only an arrival is held
 * up: terms that change while somebody works wait for his next visit.
 */
export function TermsGate({ me, children }: { me: Me; children: ReactNode }) {
  const { failed } = useAccountText().termsDue;
  const [dueAtArrival] = useState(me.terms_due);
  const [accepting, setAccepting] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const accept = async () => {
    setAccepting(true);
    try {
      await call(agreeToTerms, { body: { version: TERMS_VERSION } });
      await reloadMe();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TERMS_CHANGED') setOutdated(true);
      else reportError(error, failed);
    } finally {
      setAccepting(false);
    }
  };
  if (!(dueAtArrival && me.terms_due)) return children;
  return (
    <TermsDue
      version={TERMS_VERSION}
      outdated={outdated}
      accepting={accepting}
      onAccept={() => void accept()}
    />
  );
}
