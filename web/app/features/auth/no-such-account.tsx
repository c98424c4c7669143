import { useResetText } from '../../i18n/reset.ts';
import { Notice } from '../../ui/notice.tsx';
import { SupportLink } from './support-link.tsx';

/** What to do where mobile number, date of birth and site name no account. */
export function NoSuchAccount({ site }: { site: string }) {
  const { noMatch } = useResetText();
  return (
    <Notice kind="fault" title={noMatch.title} live>
      <p>{noMatch.message(site)}</p>
      <p>{noMatch.support}</p>
      <SupportLink message={noMatch.whatsApp} />
    </Notice>
  );
}
