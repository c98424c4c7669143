import { useShellText } from '../i18n/shell.ts';
import { checkSession } from '../lib/session/session.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { useOnceOnline } from '../ui/use-once-online.ts';

/** The startup check got no answer: the person is still signed in, only nobody can tell. */
export function UnreachablePage() {
  const { unreachable } = useShellText();
  useOnceOnline(() => void checkSession());
  return (
    <MessagePage title={unreachable.title} message={unreachable.message}>
      <Button onClick={() => void checkSession()}>{unreachable.again}</Button>
    </MessagePage>
  );
}
