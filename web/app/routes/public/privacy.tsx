import { TERMS_VERSION } from '@mala/contract/terms.ts';
import { usePrivacyText } from '../../i18n/privacy.ts';
import { fullDate } from '../../lib/format.ts';
import { useGrievance } from '../../lib/site.ts';
import { Article } from '../../ui/article.tsx';

export default function Privacy() {
  const text = usePrivacyText();
  return (
    <Article text={text} version={text.version(fullDate(TERMS_VERSION))} contact={useGrievance()} />
  );
}
