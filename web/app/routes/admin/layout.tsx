import { Navigate, Outlet } from 'react-router';
import { MemberGate } from '../../components/gate.tsx';
import { MemberProviders } from '../../components/member-providers.tsx';
import { TermsGate } from '../../features/auth/terms-gate.tsx';
import { paths } from '../../paths.ts';

/** Open to administrators; other members go to the search (specification, section 2). */
export default function AdminLayout() {
  return (
    <MemberGate>
      {({ me }) =>
        me.role === 'ADMIN' ? (
          <MemberProviders>
            <TermsGate key={me.user_id} me={me}>
              <Outlet />
            </TermsGate>
          </MemberProviders>
        ) : (
          <Navigate to={paths.search} replace />
        )
      }
    </MemberGate>
  );
}
