import { undoContact } from '@mala/contract/auth/email.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { accountText } from '../../i18n/en/account.ts';
import { MailedPassword } from './mailed-password.tsx';

/** Target of the link that takes a change of email or mobile back. */
export default function UndoContact() {
  const text = accountText.undoContact;
  const { login } = usePublicPaths();
  return (
    <MailedPassword endpoint={undoContact} purpose="undo-contact" text={text} spentTo={login} />
  );
}
