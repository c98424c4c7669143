import { useNavigate } from 'react-router';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { useAuthText } from '../../i18n/auth.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

export default function ChangePassword() {
  const text = useAuthText().changePassword;
  const navigate = useNavigate();
  return (
    <Stack>
      <PageTitle title={text.title} />
      <ChangePasswordForm onDone={async () => navigate(paths.home)} />
    </Stack>
  );
}
