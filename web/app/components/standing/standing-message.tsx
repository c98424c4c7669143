import type { ReactNode } from 'react';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { useText } from '../../i18n/language.ts';
import { hasOwnProfile } from '../../lib/session/office.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { useSupport } from '../support/use-support.ts';
import { StandingActions } from './standing-actions.tsx';

/**
 * Why a member may not do everything yet, and what to do next (server rules, section 3). An administrator, whose
 * standing says nothing of what he may do, is led to where he does it.
 */
export function StandingMessage({ me }: { me: Me }) {
  const { standing: text, backToSearch } = useText(subscriptionText);
  const isAdministrator = !hasOwnProfile(me);
  const { title } = isAdministrator ? text.administrator : text[me.standing];
  const searches = me.standing === 'pending' || me.standing === 'approved';
  return (
    <MessagePage title={title} message={<Reason me={me} />}>
      <StandingActions me={me} />
      {!isAdministrator && searches && (
        <LinkButton to={paths.search} look={me.standing === 'approved' ? 'filled' : 'outline'}>
          {backToSearch}
        </LinkButton>
      )}
      {!isAdministrator && me.standing === 'refused' && (
        <LinkButton to={paths.myProfile} look="outline">
          {text.refused.edit}
        </LinkButton>
      )}
    </MessagePage>
  );
}

/** The reason in words; of a refusal, the administrator's own too. */
function Reason({ me }: { me: Me }): ReactNode {
  const { standing: text } = useText(subscriptionText);
  const who = useSupport() ? 'support' : 'nobody';
  if (!hasOwnProfile(me)) return text.administrator.message;
  switch (me.standing) {
    case 'married':
      return text.married.message[who];
    case 'refused':
      return (
        <>
          {text.refused.message[who]}
          {me.status_reason && (
            <>
              <br />
              <strong>{text.refused.reason}</strong> {me.status_reason}
            </>
          )}
        </>
      );
    default:
      return text[me.standing].message;
  }
}
