import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { useShellText } from '../../i18n/shell.ts';
import { useSignupText } from '../../i18n/signup.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Says with which site one is about to register, and leads to the other. */
export function OtherSite({ domain }: { domain: Domain }) {
  const text = useSignupText();
  const { siteName } = useShellText();
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
