import { useShellText } from '../i18n/shell.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Any address that is no page of ours. */
export function NoMatchPage() {
  const { noMatch } = useShellText();
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={paths.home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}
