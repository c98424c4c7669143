import { isDomain } from '@mala/contract/communities/domain.ts';
import { Outlet, useParams } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { useHostDomain } from '../../lib/site.ts';
import { PublicHead } from './public-head.tsx';

/**
 * Open to everybody. A URL may begin with a community; any other first segment, or the other community on a host with a
 * community, is a 404.
 */
export default function PublicLayout() {
  const { site } = useParams();
  const host = useHostDomain();
  if (site !== undefined && !(isDomain(site) && (!host || host === site))) return <NoMatchPage />;
  return (
    <>
      {/* for visitors whose scripts do not run, so it is only rendered at build time */}
      {import.meta.env.SSR && <PublicHead />}
      <Outlet />
    </>
  );
}
