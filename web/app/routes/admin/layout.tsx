import { Navigate, Outlet, useLocation } from 'react-router';
import { MemberGate } from '../../components/session/gate.tsx';
import { MemberProviders } from '../../components/session/member-providers.tsx';
import { officeOf, officePagesOf } from '../../lib/session/office.ts';

/**
 * Each page requires its permission; staff without it go to their own office page, members to the search
 * (specification, section 2). New terms are not shown here, because only members accept them.
 */
export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <div data-wide>
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
    </div>
  );
}
