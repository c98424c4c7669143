import { StandingMessage } from '../../components/standing/standing-message.tsx';
import { useMember } from '../../lib/session/session.ts';

/** The end of a registration, and the target after a 403: the member's standing, and what to do next. */
export default function Standing() {
  return <StandingMessage me={useMember().me} />;
}
