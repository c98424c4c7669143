import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { signupWhomText } from '../../i18n/en/signup-whom.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';

/** Says that the URL names a community that there is not, and offers those there are. */
export function UnknownCommunity() {
  const { unknown } = signupWhomText;
  const { siteName } = shellText;
  return (
    <MessagePage {...unknown}>
      {DOMAINS.map((domain) => (
        <LinkButton key={domain} to={paths.signup(domain)} look="outline">
          {siteName[domain]}
        </LinkButton>
      ))}
    </MessagePage>
  );
}
