import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { dropAllDrafts } from '../../features/profiles/drafts.ts';
import { logoutText } from '../../i18n/en/logout.ts';
import { forgetLastPlace } from '../../lib/last-place.ts';
import { endSession } from '../../lib/session/leaving.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { followBrowser, useSession } from '../../lib/session/session.ts';
import { useHostDomain } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import { PageLoading } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Whose logout this entry of the browser's history was: the page may be drawn anew for somebody who has signed in meanwhile. */
let asked: { key: string; userId: string } | null = null;

/**
 * Ends the session, deletes every draft and goes to the home page of the member's community; a guest is asked to sign in, as
 * on any member page.
 */
export default function Logout() {
  const session = useSession();
  const { status } = session;
  const host = useHostDomain();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leaving, setLeaving] = useState(false);
  useEffect(dropAllDrafts, []);
  useEffect(forgetLastPlace, []);
  useEffect(() => {
    if (session.status !== 'member' || leaving) return;
    setLeaving(true);
    const { me } = session;
    const home = host || !hasOwnProfile(me) ? paths.home : paths.site(me.domain);
    if (asked?.key === key && asked.userId !== me.user_id) {
      void navigate(home, { replace: true });
      return;
    }
    asked = { key, userId: me.user_id };
    void endSession().then(async (ended) => {
      await navigate(home, { replace: true });
      if (ended) showToast({ kind: 'success', ...logoutText });
      else followBrowser();
    });
  }, [session, leaving, navigate, host, key]);
  if (status === 'guest' && !leaving) return <Navigate to={paths.login} replace />;
  return <PageLoading whole />;
}
