import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { resetText } from '../../i18n/en/reset.ts';
import { supportText } from '../../i18n/en/support.ts';
import { useText } from '../../i18n/language.ts';
import { Notice } from '../../ui/notice.tsx';

/** What to do where mobile number, date of birth and site name no account. */
export function NoSuchAccount({ site }: { site: string }) {
  const { noMatch } = useText(resetText);
  const { write } = useText(supportText);
  const support = useSupport();
  return (
    <Notice kind="fault" title={noMatch.title} live>
      <p>{noMatch.message(site)}</p>
      <p>{support ? noMatch.support : noMatch.nobody}</p>
      <SupportButton look="outline" message={noMatch.ask}>
        {({ whom }) => write(whom)}
      </SupportButton>
    </Notice>
  );
}
