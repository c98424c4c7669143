import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { usePublicPaths } from './use-public-paths.ts';

/** Any address that is no page of ours. */
export function NoMatchPage() {
  const { noMatch } = useText(shellText);
  const { home } = usePublicPaths();
  return (
    <MessagePage title={noMatch.title} message={noMatch.message}>
      <LinkButton to={home}>{noMatch.action}</LinkButton>
    </MessagePage>
  );
}
