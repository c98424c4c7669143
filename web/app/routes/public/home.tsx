import { useCommunity } from '../../components/frame/use-community.ts';
import { GuestLanding, HowItWorks, MemberLanding } from '../../features/communities/landing.tsx';
import { FeaturedFaces } from '../../features/content/featured-faces.tsx';
import { AppBanner, WayByWhatsApp } from '../../features/content/home-notes.tsx';
import { useHome } from '../../features/content/use-home.ts';
import { HappyMarriages } from '../../features/marriages/happy-marriages.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.ts';
import { Stack } from '../../ui/stack.tsx';

/**
 * The landing page: for members links to their pages, for guests an introduction and sign-up links; with the faces and
 * marriages of the community, if it is known.
 */
export default function Home() {
  const session = useSession();
  const { theme } = useCommunity();
  const domain = theme === 'neutral' ? null : theme;
  const home = useHome(domain);
  const isMember = session.status === 'member';
  const notice = useSite()?.words?.notice;
  return (
    <Stack gap="xl">
      {notice && <p className="panel">{notice}</p>}
      {isMember ? <MemberLanding me={session.me} /> : <GuestLanding />}
      {domain && <FeaturedFaces home={home} domain={domain} isGuest={!isMember} />}
      {!isMember && <HowItWorks />}
      {domain && <HappyMarriages {...home} />}
      {!isMember && <WayByWhatsApp />}
      <AppBanner />
    </Stack>
  );
}
