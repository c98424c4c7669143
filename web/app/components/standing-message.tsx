import { STEPS } from '@mala/contract/profiles/field.ts';
import { useSubscriptionText } from '../i18n/subscription.ts';
import { useWizardText } from '../i18n/wizard.ts';
import type { Me } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { SupportButton } from './support-button.tsx';

/**
 * Why a member may not do everything yet, and what to do next: the first step that is missing, wait, or
 * write to support (server rules, section 3).
 */
export function StandingMessage({ me }: { me: Me }) {
  const text = useSubscriptionText().standing;
  const { steps } = useWizardText();
  const toSearch = useSubscriptionText().backToSearch;
  const mid = me.mid ?? me.user_name;
  switch (me.standing) {
    case 'incomplete': {
      const step = STEPS.find((one) => !me.steps[one]) ?? 'basic';
      return (
        <MessagePage title={text.incomplete.title} message={text.incomplete.message}>
          <LinkButton to={paths.step('register', step)}>
            {text.incomplete.action(steps[step])}
          </LinkButton>
        </MessagePage>
      );
    }
    case 'pending':
      return (
        <MessagePage title={text.pending.title} message={text.pending.message}>
          <SupportButton message={text.pending.whatsApp(mid)}>{text.pending.action}</SupportButton>
          <LinkButton to={paths.search} look="outline">
            {toSearch}
          </LinkButton>
        </MessagePage>
      );
    case 'approved':
      return (
        <MessagePage title={text.approved.title} message={text.approved.message}>
          <LinkButton to={paths.search}>{toSearch}</LinkButton>
        </MessagePage>
      );
    case 'married':
      return (
        <MessagePage title={text.married.title} message={text.married.message}>
          <SupportButton message={text.married.whatsApp(mid)}>{text.married.action}</SupportButton>
        </MessagePage>
      );
    case 'refused':
      return (
        <MessagePage
          title={text.refused.title}
          message={
            <>
              {text.refused.message}
              {me.status_reason && (
                <>
                  <br />
                  <strong>{text.refused.reason}</strong> {me.status_reason}
                </>
              )}
            </>
          }
        >
          <SupportButton message={text.refused.whatsApp(mid)}>{text.refused.action}</SupportButton>
          <LinkButton to={paths.myProfile} look="outline">
            {text.refused.edit}
          </LinkButton>
        </MessagePage>
      );
  }
}
