import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { privacyText } from '../../i18n/en/privacy.ts';
import { fullDate } from '../../lib/full-date.ts';
import { useGrievance } from '../../lib/site.ts';
import { Article } from './article.tsx';

export default function Privacy() {
  const text = privacyText;
  return (
    <Article text={text} version={text.version(fullDate(TERMS_VERSION))} contact={useGrievance()} />
  );
}
