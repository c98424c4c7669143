import { StandingMessage } from '../../components/standing/standing-message.tsx';
import { useMember } from '../../lib/session/session.ts';

/** Where a registration ends, and where a refused list or profile leads: how the member stands, and what to do next. */
export default function Standing() {
  return <StandingMessage me={useMember().me} />;
}
