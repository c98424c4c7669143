import { useResetEndText } from '../../i18n/reset-end.ts';
import { Notice } from '../../ui/notice.tsx';
import { SupportLink, useSupportContact } from './support-link.tsx';

/** How asking for a new password ended; travels in the history entry of /login. */
export type ResetEnd = 'sent' | 'no-email';

export interface AfterReset {
  reset: ResetEnd;
}

/** Keeps in sight, on the login, what the toast of a reset said, with what to do next. */
export function ResetNotice({ state }: { state: unknown }) {
  const { sent, noEmail } = useResetEndText();
  const contact = useSupportContact();
  const end = (state as Partial<AfterReset> | null)?.reset;
  if (end === 'sent')
    return (
      <Notice kind="success" title={sent.title}>
        <p>{sent.message}</p>
      </Notice>
    );
  if (end !== 'no-email') return null;
  return (
    <Notice kind="warning" title={noEmail.title}>
      {contact && <p>{noEmail.toast(contact)}</p>}
      <p>{noEmail.message}</p>
      <SupportLink message={noEmail.whatsApp} />
    </Notice>
  );
}
