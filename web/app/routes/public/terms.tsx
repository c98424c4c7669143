import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { termsText } from '../../i18n/en/terms.ts';
import { fullDate } from '../../lib/full-date.ts';
import { useGrievance } from '../../lib/site.ts';
import { Article } from './article.tsx';

export default function Terms() {
  const text = termsText;
  return (
    <Article text={text} version={text.version(fullDate(TERMS_VERSION))} contact={useGrievance()} />
  );
}
