import { GuestLanding } from '../../features/communities/guest-landing.tsx';
import { MemberLanding } from '../../features/communities/member-landing.tsx';
import { useSession } from '../../lib/session.ts';

/** The landing page: for members the way to their pages, for everybody else what this is and the way in. */
export default function Home() {
  const session = useSession();
  return session.status === 'member' ? <MemberLanding me={session.me} /> : <GuestLanding />;
}
