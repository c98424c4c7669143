import { Navigate, Outlet, useLocation } from 'react-router';
import { MemberGate } from '../../components/session/gate.tsx';
import { MemberProviders } from '../../components/session/member-providers.tsx';
import { officeOf, officePagesOf } from '../../lib/session/office.ts';

/**
 * Each page is open to whoever has its permission; the others go to their own page of the office, members to the
 * search (specification, section 2). New terms are not asked for here: they are for those with a profile to accept.
 */
export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <MemberGate>
      {({ me }) =>
        officePagesOf(me).some(({ to }) => pathname.startsWith(to)) ? (
          <MemberProviders>
            <Outlet />
          </MemberProviders>
        ) : (
          <Navigate to={officeOf(me)} replace />
        )
      }
    </MemberGate>
  );
}
