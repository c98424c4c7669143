import { useShellText } from '../i18n/shell.ts';
import { checkSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** The startup check got no answer: the person is still signed in, only nobody can tell. */
export function UnreachablePage() {
  const { unreachable } = useShellText();
  return (
    <MessagePage title={unreachable.title} message={unreachable.message}>
      <Button onClick={() => void checkSession()}>{unreachable.again}</Button>
    </MessagePage>
  );
}
