import { standingText } from '../../i18n/en/standing.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The member's standing, above the pages that one comes to after signing in. */
export function StandingNote({ me }: { me: Me }) {
  const text = standingText;
  if (!hasOwnProfile(me)) return null;
  if (me.standing === 'approved') return <p>{text.approved}</p>;
  const closed = ['refused', 'married', 'paused'].includes(me.standing);
  return (
    <Notice kind={closed ? 'warning' : 'info'}>
      <p>{text[me.standing]}</p>
      {closed && <TextLink to={paths.forbidden}>{text.why}</TextLink>}
    </Notice>
  );
}
