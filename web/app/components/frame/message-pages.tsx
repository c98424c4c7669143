import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { checkSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { useOnceOnline } from '../../ui/use-once-online.ts';
import { usePublicPaths } from './use-community.ts';

/** Page of any unknown URL. */
export function NoMatchPage() {
  const { noMatch } = useText(shellText);
  const { home } = usePublicPaths();
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}

/** Shown in place of a page that threw an error; offers to start again. */
export function BrokenPage() {
  const { broken } = useText(shellText);
  return (
    <MessagePage title={broken.title} message={broken.message}>
      <Button onClick={() => location.reload()}>{broken.again}</Button>
      <LinkButton to={paths.home} look="outline">
        {broken.home}
      </LinkButton>
    </MessagePage>
  );
}

/** The startup check got no reply: the person stays signed in, but it could not be verified. */
export function UnreachablePage() {
  const { unreachable } = useText(shellText);
  useOnceOnline(() => void checkSession());
  return (
    <MessagePage title={unreachable.title} message={unreachable.message}>
      <Button onClick={() => void checkSession()}>{unreachable.again}</Button>
    </MessagePage>
  );
}
