import { Navigate, Outlet, useLocation } from 'react-router';
import { MemberGate } from '../../components/session/gate.tsx';
import { MemberProviders } from '../../components/session/member-providers.tsx';
import { TermsGate } from '../../features/auth/terms-gate.tsx';
import { closedWithoutFactor } from '../../lib/session/office-home.ts';
import { paths } from '../../paths.ts';

/** Requires a session and the acceptance of the current terms; of the office a second factor too, where it is required. */
export default function MemberLayout() {
  const { pathname } = useLocation();
  return (
    <MemberGate>
      {({ me }) =>
        closedWithoutFactor(me, pathname) ? (
          <Navigate to={paths.secondFactor} replace />
        ) : (
          <MemberProviders>
            <TermsGate key={me.user_id} me={me}>
              <Outlet />
            </TermsGate>
          </MemberProviders>
        )
      }
    </MemberGate>
  );
}
