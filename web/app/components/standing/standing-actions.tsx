import { STEPS } from '@mala/contract/profiles/field.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useText } from '../../i18n/language.ts';
import { hasOwnProfile, officeOf } from '../../lib/session/office.ts';
import type { Me } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import type { ButtonLook } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SupportButton } from '../support/support-button.tsx';

/** What a member does next, by how he stands: the first step that is missing, ask for approval, or write to support. */
export function StandingActions({ me, look = 'filled' }: { me: Me; look?: ButtonLook }) {
  const text = useText(subscriptionText).standing;
  const { steps } = useText(wizardText);
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
    case 'married':
    case 'refused':
      return (
        <SupportButton look={look} message={text[me.standing].ask(mid)}>
          {({ way }) => text.write[way]}
        </SupportButton>
      );
  }
}
