import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { checkSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { useOnceOnline } from '../../ui/use-once-online.ts';

/** The startup check got no answer: the person is still signed in, only nobody can tell. */
export function UnreachablePage() {
  const { unreachable } = useText(shellText);
  useOnceOnline(() => void checkSession());
  return (
    <MessagePage title={unreachable.title} message={unreachable.message}>
      <Button onClick={() => void checkSession()}>{unreachable.again}</Button>
    </MessagePage>
  );
}
