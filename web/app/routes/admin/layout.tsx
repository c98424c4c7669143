import { Navigate, Outlet } from 'react-router';
import { MemberGate } from '../../components/gate.tsx';
import { MemberProviders } from '../../components/member-providers.tsx';
import { paths } from '../../paths.ts';

/**
 * Open to administrators; other members go to the search (specification, section 2). New terms are not asked for
 * here: they are no administrator's to accept (server/src/http/viewer.ts).
 */
export default function AdminLayout() {
  return (
    <MemberGate>
      {({ me }) =>
        me.role === 'ADMIN' ? (
          <MemberProviders>
            <Outlet />
          </MemberProviders>
        ) : (
          <Navigate to={paths.search} replace />
        )
      }
    </MemberGate>
  );
}
