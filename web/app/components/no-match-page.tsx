import { useText } from '../i18n/index.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Any address that is no page of ours. */
export function NoMatchPage() {
  const { noMatch } = useText().shell;
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={paths.home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}
