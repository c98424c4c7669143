import { basicSection } from '@mala/contract/communities/sections/basic.ts';
import { StandingNote } from '../../components/standing/standing-note.tsx';
import { EmailNotice } from '../../features/auth/email-notice.tsx';
import { SectionStep } from '../../features/profiles/section-step.tsx';
import { useMode } from '../../features/profiles/use-step-navigation.ts';
import { useMember } from '../../lib/session/session.ts';

/** After the registration it is My Profile, with a notice about the email address. */
export default function BasicStep() {
  const { me } = useMember();
  const mode = useMode();
  return (
    <SectionStep
      section="basic"
      asked={basicSection}
      notice={
        mode === 'edit' && (
          <>
            <StandingNote me={me} />
            <EmailNotice me={me} />
          </>
        )
      }
    />
  );
}
