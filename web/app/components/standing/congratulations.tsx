import { useLocation } from 'react-router';
import { standingText } from '../../i18n/en/standing.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths, type REGISTERED } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { ShownAgain } from './shown-again.tsx';
import { StandingActions } from './standing-message.tsx';
import { StandingNote } from './standing-note.tsx';

/** Above the search: the member's standing, right after the registration with congratulations (specification, section 2), or that the profile is shown again. */
export function Congratulations({ me }: { me: Me }) {
  const text = standingText;
  const state: Partial<typeof REGISTERED> | null = useLocation().state;
  if (me.shown_again) return <ShownAgain userId={me.user_id} />;
  if (me.standing !== 'pending' || !state?.registered) return <StandingNote me={me} />;
  return (
    <Notice kind="success" live>
      <h2>{text.congratulations}</h2>
      <p>{text.pending}</p>
      <Row>
        <LinkButton to={paths.profile(me.user_id, 'preferences')}>{text.sayPreferences}</LinkButton>
        <StandingActions me={me} look="outline" />
      </Row>
    </Notice>
  );
}
