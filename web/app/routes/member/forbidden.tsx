import { StandingMessage } from '../../components/standing/standing-message.tsx';
import { useMember } from '../../lib/session/session.ts';

/** Where a refused list leads: why, and what to do. */
export default function Forbidden() {
  return <StandingMessage me={useMember().me} />;
}
