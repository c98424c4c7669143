import { useShellText } from '../i18n/shell.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { usePublicPaths } from './use-public-paths.ts';

/** Any address that is no page of ours. */
export function NoMatchPage() {
  const { noMatch } = useShellText();
  const { home } = usePublicPaths();
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}
