import { useNavigate } from 'react-router';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { changePasswordText } from '../../i18n/en/change-password.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

export default function ChangePassword() {
  const text = changePasswordText;
  const navigate = useNavigate();
  return (
    <Stack>
      <PageTitle title={text.title} />
      <ChangePasswordForm onDone={async () => navigate(paths.home)} />
    </Stack>
  );
}
