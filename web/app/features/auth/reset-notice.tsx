import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { resetEndText } from '../../i18n/en/reset-end.ts';
import { supportText } from '../../i18n/en/support.ts';
import { Notice } from '../../ui/notice.tsx';

/** Result of a reset request; stored in the history entry of /login. */
export type ResetEnd = 'sent' | 'no-email';

export interface AfterReset {
  reset: ResetEnd;
}

/** Repeats the reset's toast on the login page, with what to do next. */
export function ResetNotice({ state }: { state: unknown }) {
  const { sent, noEmail } = resetEndText;
  const { write } = supportText;
  const support = useSupport();
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
      {support && <p>{noEmail.toast(support.contact)}</p>}
      <p>{support ? noEmail.message : noEmail.nobody}</p>
      <SupportButton look="outline" message={noEmail.ask}>
        {({ whom }) => write(whom)}
      </SupportButton>
    </Notice>
  );
}
