import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';

/** Stands for a page that threw: nothing more is known, so it offers a new start. */
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
