import { useNavigate } from 'react-router';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { useChangePasswordText } from '../../i18n/change-password.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

export default function ChangePassword() {
  const text = useChangePasswordText();
  const navigate = useNavigate();
  return (
    <Stack>
      <PageTitle title={text.title} />
      <ChangePasswordForm onDone={async () => navigate(paths.home)} />
    </Stack>
  );
}
