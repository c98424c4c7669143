import { Navigate, useLocation } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { originOf } from '../../components/session/gate.tsx';
import { LateResetNotice } from '../../features/auth/late-reset-notice.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useEntry } from '../../features/auth/use-entry.ts';
import { loginText } from '../../i18n/en/login.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** After the login: the page requested before, otherwise where the account starts. */
export default function Login() {
  const text = loginText;
  const { signup, resetPassword } = usePublicPaths();
  const { state } = useLocation();
  const origin = originOf(state);
  const { alreadyIn, enter } = useEntry();
  if (alreadyIn) return <Navigate to={origin ?? paths.search} replace />;
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <LateResetNotice state={state} />
      <LoginForm onToken={(token) => enter(token, origin)}>
        <p>
          <TextLink to={resetPassword}>{text.forgot}</TextLink>
        </p>
        <p>
          {text.noAccount} <TextLink to={signup()}>{text.register}</TextLink>
        </p>
      </LoginForm>
    </Stack>
  );
}
