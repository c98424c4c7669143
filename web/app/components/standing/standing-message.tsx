import { STEPS } from '@mala/contract/profiles/field.ts';
import type { ReactNode } from 'react';
import { standingText } from '../../i18n/en/standing.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { shortDate } from '../../lib/format.ts';
import { officeOf } from '../../lib/session/office-home.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { type ButtonLook, LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { SupportButton, useSupport } from './support.tsx';

/**
 * Why a member's access is limited, and what to do next (server rules, section 3). Administrators, whose standing does
 * not matter, get a link to the office.
 */
export function StandingMessage({ me }: { me: Me }) {
  const { standing: text, backToSearch } = subscriptionText;
  const isStaff = !hasOwnProfile(me);
  const { title } = isStaff ? text.administrator : text[me.standing];
  const searches = me.standing === 'pending' || me.standing === 'approved';
  return (
    <MessagePage title={title} message={<Reason me={me} />}>
      <StandingActions me={me} />
      {!isStaff && searches && (
        <LinkButton to={paths.search} look={me.standing === 'approved' ? 'filled' : 'outline'}>
          {backToSearch}
        </LinkButton>
      )}
      {!isStaff && (
        <LinkButton to={paths.help} look="quiet">
          {standingText.questions}
        </LinkButton>
      )}
      {!isStaff && me.standing === 'refused' && (
        <LinkButton to={paths.myProfile} look="outline">
          {text.refused.edit}
        </LinkButton>
      )}
    </MessagePage>
  );
}

/** The reason in words; for a refusal also the one that the administrator wrote. */
function Reason({ me }: { me: Me }): ReactNode {
  const { standing: text } = subscriptionText;
  const who = useSupport() ? 'support' : 'nobody';
  if (!hasOwnProfile(me)) return text.administrator.message;
  switch (me.standing) {
    case 'paused':
      return (
        <>
          {me.pause?.by === 'office' ? text.paused.office[who] : text.paused.member}
          {me.pause && ` ${text.paused.since(shortDate(me.pause.since))}`}
          {me.pause?.reason && (
            <>
              <br />
              <strong>{text.paused.reason}</strong> {me.pause.reason}
            </>
          )}
        </>
      );
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

/** The member's next action in each standing: the first missing step, asking for approval, or writing to support. */
export function StandingActions({ me, look = 'filled' }: { me: Me; look?: ButtonLook }) {
  const text = subscriptionText.standing;
  const { steps } = wizardText;
  const mid = me.mid ?? me.user_name;
  if (!hasOwnProfile(me))
    return (
      <LinkButton look={look} to={officeOf(me)}>
        {text.administrator.action}
      </LinkButton>
    );
  switch (me.standing) {
    case 'incomplete': {
      const step = STEPS.find((one) => !me.steps[one]) ?? 'basic';
      return (
        <LinkButton look={look} to={paths.step('register', step)}>
          {text.incomplete.action(steps[step])}
        </LinkButton>
      );
    }
    case 'pending':
      return (
        <SupportButton look={look} message={text.pending.ask(mid)}>
          {({ way }) => text.pending.action[way]}
        </SupportButton>
      );
    case 'approved':
      return null;
    case 'paused':
      return me.pause?.by === 'office' ? (
        <AskSupport me={me} look={look} standing="paused" />
      ) : (
        <LinkButton look={look} to={paths.corrections}>
          {text.paused.action}
        </LinkButton>
      );
    case 'married':
    case 'refused':
      return <AskSupport me={me} look={look} standing={me.standing} />;
  }
}

/** Writes to support, who can change the standing. */
function AskSupport({
  me,
  look,
  standing,
}: {
  me: Me;
  look: ButtonLook;
  standing: 'paused' | 'married' | 'refused';
}) {
  const text = subscriptionText.standing;
  return (
    <SupportButton look={look} message={text[standing].ask(me.mid ?? me.user_name)}>
      {({ way }) => text.write[way]}
    </SupportButton>
  );
}
