import { useState } from 'react';
import { Navigate } from 'react-router';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { AppPart } from '../../features/second-factor/app-part.tsx';
import { PasskeyPart } from '../../features/second-factor/passkey-part.tsx';
import { useFactors } from '../../features/second-factor/queries.ts';
import { RecoveryCodes } from '../../features/second-factor/recovery-codes.tsx';
import { RecoveryPart } from '../../features/second-factor/recovery-part.tsx';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { needsSecondFactor, officeOf } from '../../lib/session/office-home.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where somebody of the office sets up the second step of signing in. */
export default function SecondFactor() {
  const text = secondFactorText;
  const { me } = useMember();
  const [codes, setCodes] = useState<string[] | null>(null);
  // the second step is offered to the office only
  if (!me.second_factor) return <Navigate to={paths.forbidden} replace />;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      {needsSecondFactor(me) && (
        <Notice kind="warning" title={text.required.title}>
          <p>{text.required.message}</p>
        </Notice>
      )}
      {codes && <RecoveryCodes key={codes[0]} codes={codes} onKept={() => setCodes(null)} />}
      <Parts onCodes={setCodes} />
    </Stack>
  );
}

/** For whoever came here right after the first login and does without. */
function Later() {
  const { me } = useMember();
  if (needsSecondFactor(me)) return null;
  return (
    <p>
      <TextLink to={officeOf(me)}>{secondFactorText.later}</TextLink>
    </p>
  );
}

function Parts({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { data, isPending, isError, error, refetch } = useFactors();
  if (isPending) return <PageLoading />;
  if (isError && !data)
    return <LoadFailed title={secondFactorText.failed} query={{ error, refetch }} />;
  return (
    <Stack gap="xl">
      <AppPart app={data.app} onCodes={onCodes} />
      <PasskeyPart passkeys={data.passkeys} onCodes={onCodes} />
      {data.app || data.passkeys.length > 0 ? (
        <RecoveryPart left={data.recovery_codes_left} onCodes={onCodes} />
      ) : (
        <Later />
      )}
    </Stack>
  );
}
