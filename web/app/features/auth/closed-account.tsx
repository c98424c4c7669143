import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { pausingText } from '../../i18n/en/pausing.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';

/** In place of the login: that the account is closed, and who can open it again. */
export function ClosedAccount({ mobile, onBack }: { mobile: string; onBack: () => void }) {
  const { closed: text } = pausingText;
  const { write } = subscriptionText.standing;
  return (
    <Notice kind="warning" title={text.title} live>
      <p>{useSupport() ? text.message.support : text.message.nobody}</p>
      <Row>
        <SupportButton message={text.ask(mobile)}>{({ way }) => write[way]}</SupportButton>
        <Button look="outline" onClick={onBack}>
          {text.back}
        </Button>
      </Row>
    </Notice>
  );
}
