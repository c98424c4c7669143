import { profileText } from '../../i18n/en/profile.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';

/** Shown for a profile that does not exist or that the member may not see, without telling which. */
export function MissingProfile() {
  const { notFound, backToSearch } = profileText;
  return (
    <MessagePage title={notFound.title} message={notFound.message}>
      <LinkButton to={paths.search}>{backToSearch}</LinkButton>
    </MessagePage>
  );
}
