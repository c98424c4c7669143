import type { Domain } from '@mala/contract/communities/domain.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { resetEndText } from '../../i18n/en/reset-end.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { supportText } from '../../i18n/en/support.ts';
import { TextLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Result of a reset request; `unknown` if no account matches. */
export type ResetEnd = 'sent' | 'no-email' | 'unknown';

/** Stored in the history entry of /login. */
export interface AfterReset {
  reset: ResetEnd;
  site: Domain | null;
}

/** Repeats the reset's toast on the login page, with what to do next. */
export function ResetNotice({ reset, site }: AfterReset) {
  const { sent } = resetEndText;
  if (reset === 'sent')
    return (
      <Notice kind="success" title={sent.title} live>
        <p>{sent.message}</p>
      </Notice>
    );
  return reset === 'no-email' ? <NoEmail /> : <NoSuchAccount site={site} />;
}

function NoEmail() {
  const { noEmail } = resetEndText;
  const { write } = supportText;
  const support = useSupport();
  return (
    <Notice kind="warning" title={noEmail.title} live>
      {support && (
        <p>
          <EmailText email={support.whom} text={noEmail.toast(support.contact)} />
        </p>
      )}
      <p>{support ? noEmail.message : noEmail.nobody}</p>
      <SupportButton look="outline" message={noEmail.ask}>
        {({ whom }) => <EmailText email={whom} text={write(whom)} />}
      </SupportButton>
    </Notice>
  );
}

/** What to do if mobile number, date of birth and site match no account. */
function NoSuchAccount({ site }: { site: Domain | null }) {
  const { noMatch } = resetEndText;
  const { write } = supportText;
  const { siteName } = shellText;
  const { resetPassword } = usePublicPaths();
  const support = useSupport();
  return (
    <Notice kind="fault" title={noMatch.title} live>
      {site && <p>{noMatch.message(siteName[site])}</p>}
      <p>
        <TextLink to={resetPassword}>{noMatch.again}</TextLink>
      </p>
      <p>{support ? noMatch.support : noMatch.nobody}</p>
      <SupportButton look="outline" message={noMatch.ask}>
        {({ whom }) => <EmailText email={whom} text={write(whom)} />}
      </SupportButton>
    </Notice>
  );
}
