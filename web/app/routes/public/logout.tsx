import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { dropAllDrafts } from '../../features/profiles/drafts.ts';
import { logoutText } from '../../i18n/en/logout.ts';
import { endSession, followBrowser, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { PageLoading } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Ends the session, deletes every draft and goes home; a guest is asked to sign in, as on any member page. */
export default function Logout() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(dropAllDrafts, []);
  useEffect(() => {
    if (status !== 'member' || leaving) return;
    setLeaving(true);
    void endSession().then(async (ended) => {
      await navigate(paths.home, { replace: true });
      if (ended) showToast({ kind: 'success', ...logoutText });
      else followBrowser();
    });
  }, [status, leaving, navigate]);
  if (status === 'guest' && !leaving) return <Navigate to={paths.login} replace />;
  return <PageLoading whole />;
}
