import { FORM_DOMAIN, isDomain } from '@mala/contract/communities/domain.ts';
import { Navigate, useParams } from 'react-router';
import { useCommunity, usePublicPaths } from '../../components/frame/use-community.ts';
import { OtherSite, SignupForm } from '../../features/auth/signup-form.tsx';
import { useEntry } from '../../features/auth/use-entry.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The site is the one in the URL, which can be changed, otherwise the page's. */
export default function Signup() {
  const text = signupText;
  const { domain: named } = useParams();
  const { theme } = useCommunity();
  const { login } = usePublicPaths();
  const { alreadyIn, enter } = useEntry();
  if (alreadyIn) return <Navigate to={paths.search} replace />;
  const worn = isDomain(theme) ? theme : FORM_DOMAIN;
  const domain = isDomain(named) ? named : worn;
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      {!named && <OtherSite domain={domain} />}
      <SignupForm
        domain={domain}
        canChoose={named !== undefined}
        onToken={(token) => enter(token, paths.step('register', 'basic'))}
      />
      <p>
        {text.haveAccount} <TextLink to={login}>{text.login}</TextLink>
      </p>
    </Stack>
  );
}
