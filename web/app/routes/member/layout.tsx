import { Outlet } from 'react-router';
import { MemberGate } from '../../components/session/gate.tsx';
import { MemberProviders } from '../../components/session/member-providers.tsx';
import { TermsGate } from '../../features/auth/terms-gate.tsx';

/** Requires a session and the acceptance of the current terms. */
export default function MemberLayout() {
  return (
    <MemberGate>
      {({ me }) => (
        <MemberProviders>
          <TermsGate key={me.user_id} me={me}>
            <Outlet />
          </TermsGate>
        </MemberProviders>
      )}
    </MemberGate>
  );
}
