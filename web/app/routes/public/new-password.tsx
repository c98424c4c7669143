import { chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { accountText } from '../../i18n/en/account.ts';
import { MailedPassword } from './mailed-password.tsx';

/** Target of the mailed reset link. */
export default function NewPassword() {
  const text = accountText.newPassword;
  const { resetPassword } = usePublicPaths();
  return (
    <MailedPassword
      endpoint={chooseNewPassword}
      purpose="reset-password"
      text={text}
      spentTo={resetPassword}
    />
  );
}
