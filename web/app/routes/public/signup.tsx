import { isDomain } from '@mala/contract/communities/domain.ts';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { useCommunity, usePublicPaths } from '../../components/frame/use-community.ts';
import { OtherSite, SignupForm } from '../../features/auth/signup-form.tsx';
import { useEntry } from '../../features/auth/use-entry.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

const UnknownCommunity = lazy(async () => ({
  default: (await import('../../features/auth/unknown-community.tsx')).UnknownCommunity,
}));

/**
 * The community is the one in the URL, which can be changed, or the page's; where neither has one, it is asked, because
 * nobody should register with one that they did not choose.
 */
export default function Signup() {
  const text = signupText;
  const { domain: named = '' } = useParams();
  const { theme } = useCommunity();
  const { login } = usePublicPaths();
  const { alreadyIn, enter } = useEntry();
  if (alreadyIn) return <Navigate to={paths.search} replace />;
  const worn = isDomain(theme) ? theme : '';
  const lower = named.toLowerCase();
  if (named && !isDomain(lower))
    return (
      <Suspense>
        <UnknownCommunity />
      </Suspense>
    );
  const domain = isDomain(lower) ? lower : worn;
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      {!named && worn && <OtherSite domain={worn} />}
      <SignupForm
        domain={domain}
        asked={Boolean(named) || !worn}
        onToken={(token) => enter(token, paths.step('register', 'basic'))}
      />
      <p>
        {text.haveAccount} <TextLink to={login}>{text.login}</TextLink>
      </p>
    </Stack>
  );
}
