import { StandingMessage } from '../../components/standing/standing-message.tsx';
import { useMember } from '../../lib/session/session.ts';

/** Where a registration ends and a refused profile leads: the congratulations while the profile is pending. */
export default function RegisterUpgrade() {
  return <StandingMessage me={useMember().me} />;
}
