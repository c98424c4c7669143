import { basicSection } from '@mala/contract/communities/sections/basic.ts';
import { StandingNote } from '../../components/standing/standing-note.tsx';
import { EmailNotice } from '../../features/auth/email-notice.tsx';
import { contactGuard } from '../../features/profiles/contact-guard.tsx';
import { TownInput } from '../../features/profiles/fields/town-input.tsx';
import { firstVisit } from '../../features/profiles/first-visit.ts';
import { SectionStep } from '../../features/profiles/section-form.tsx';
import { useMode } from '../../features/profiles/use-step-navigation.ts';
import { basicStepText } from '../../i18n/en/basic-step.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';

/** After the registration it is My Profile, with a notice about the email address. */
export default function BasicStep() {
  const { me } = useMember();
  const mode = useMode();
  return (
    <SectionStep
      section="basic"
      asked={basicSection}
      suggest={firstVisit}
      suggesting={TownInput}
      contactGuard={contactGuard}
      notice={
        mode === 'register' && !me.steps.basic ? (
          <p>
            {basicStepText.prepared}{' '}
            <TextLink to={paths.confirm}>{basicStepText.takeOver}</TextLink>
          </p>
        ) : (
          mode === 'edit' && (
            <>
              <StandingNote me={me} />
              <EmailNotice me={me} />
            </>
          )
        )
      }
    />
  );
}
