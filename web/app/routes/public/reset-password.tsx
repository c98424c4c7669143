import { isDomain } from '@mala/contract/communities/domain.ts';
import { useNavigate } from 'react-router';
import { useCommunity, usePublicPaths } from '../../components/frame/use-community.ts';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { resetText } from '../../i18n/en/reset.ts';
import { useHostDomain } from '../../lib/site.ts';
import { useLastTheme } from '../../theme/use-theme-name.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/**
 * On the host's site, otherwise on the one the member chooses, by default the last visited (server rules, section 9).
 */
export default function ResetPassword() {
  const text = resetText;
  const host = useHostDomain();
  const { theme } = useCommunity();
  const last = useLastTheme();
  const offered = [theme, last].find(isDomain) ?? null;
  const { login } = usePublicPaths();
  const navigate = useNavigate();
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <ResetPasswordForm
        domain={offered}
        canChoose={host === null}
        onEnd={async (state) => navigate(login, { state })}
      />
      <p>
        <TextLink to={login}>{text.login}</TextLink>
      </p>
    </Stack>
  );
}
