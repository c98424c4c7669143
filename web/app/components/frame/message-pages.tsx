import { errorsText } from '../../i18n/en/errors.ts';
import { shellText } from '../../i18n/en/shell.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { checkSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { useOnceOnline } from '../../ui/use-once-online.ts';
import { usePublicPaths } from './use-community.ts';

/** Page of any unknown URL. */
export function NoMatchPage() {
  const { noMatch } = shellText;
  const { home } = usePublicPaths();
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}

/** Shown in place of a page that threw an error; offers to start again. */
export function BrokenPage() {
  const { noMatch, broken } = shellText;
  const { general, again } = errorsText;
  return (
    <MessagePage title={general} message={broken}>
      <Button onClick={() => location.reload()}>{again}</Button>
      <LinkButton to={paths.home} look="outline">
        {noMatch.action}
      </LinkButton>
    </MessagePage>
  );
}

/** The startup check failed: the person stays signed in, but it could not be verified. */
export function UnreachablePage({ error: { code, message } }: { error: ApiError }) {
  const { unreachable } = shellText;
  const { general, again } = errorsText;
  useOnceOnline(() => void checkSession());
  const page = code === 'OFFLINE' ? unreachable : { title: general, message };
  return (
    <MessagePage {...page}>
      <Button onClick={() => void checkSession()}>{again}</Button>
    </MessagePage>
  );
}
