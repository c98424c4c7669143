import { can } from '@mala/contract/access/roles.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, Navigate, useLocation } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { MemberGate } from '../../components/session/gate.tsx';
import { MemberProviders } from '../../components/session/member-providers.tsx';
import { useRoleLoss } from '../../components/session/use-role-loss.ts';
import { DeskWatch } from '../../features/desk/desk-watch.tsx';
import { FindBox } from '../../features/desk/find-box.tsx';
import { mayOpen } from '../../lib/session/office.ts';
import { needsSecondFactor, officeOf } from '../../lib/session/office-home.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { PageLoading } from '../../ui/page.tsx';
import { officePages } from './pages.ts';

/** Whether a page of the office was shown since the document was loaded. */
let wasShown = false;

const pages = officePages.map(({ path, load, isOpen }) => ({
  path,
  load,
  isOpen,
  Page: lazy(() => load().catch(reloadOnce)),
}));

/** After an update of the site a tab may ask for scripts that are gone; the page is then loaded afresh, as React Router does. */
function reloadOnce(error: unknown): Promise<never> {
  if (!wasShown) throw error;
  location.reload();
  return new Promise(() => {});
}

/**
 * Each page requires its permission; staff without it go to their own office page, members to the search
 * (specification, section 2). New terms are not shown here, because only members accept them.
 */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const match = matchRoutes(pages, pathname, paths.desk)?.at(-1);
  const load = match?.route.load;
  // loads beside the session
  useEffect(() => void load?.().catch(() => {}), [load]);
  if (!match) return <NoMatchPage />;
  const { Page, isOpen } = match.route;
  if (isOpen)
    return (
      <Suspense fallback={<PageLoading whole />}>
        <Page {...match.params} />
      </Suspense>
    );
  return (
    <div data-wide>
      <MemberGate>
        {({ me }) => (
          <OfficePage me={me}>
            <Page {...match.params} />
          </OfficePage>
        )}
      </MemberGate>
    </div>
  );
}

function OfficePage({ me, children }: { me: Me; children: ReactNode }) {
  const { pathname } = useLocation();
  useRoleLoss(me);
  if (needsSecondFactor(me)) return <Navigate to={paths.secondFactor} replace />;
  if (!mayOpen(me, pathname)) return <Navigate to={officeOf(me)} replace />;
  return (
    <MemberProviders>
      <DeskWatch />
      {can(me, 'profiles.list') && <FindBox />}
      <Suspense fallback={<PageLoading whole />}>
        {children}
        <Shown />
      </Suspense>
    </MemberProviders>
  );
}

function Shown() {
  useEffect(() => {
    wasShown = true;
  }, []);
  return null;
}
