import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';

/** Says with which site one is about to register, and leads to the other. */
export function OtherSite({ domain }: { domain: Domain }) {
  const text = useText(signupText);
  const { siteName } = useText(shellText);
  return (
    <div>
      <p>{text.withSite(siteName[domain])}</p>
      {DOMAINS.filter((other) => other !== domain).map((other) => (
        <TextLink key={other} to={paths.signup(other)}>
          {text.otherSite(siteName[other])}
        </TextLink>
      ))}
    </div>
  );
}
