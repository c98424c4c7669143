import { TERMS_VERSION } from '@mala/contract/terms.ts';
import { useTermsText } from '../../i18n/terms.ts';
import { fullDate } from '../../lib/format.ts';
import { useGrievance } from '../../lib/site.ts';
import { Article } from '../../ui/article.tsx';

export default function Terms() {
  const text = useTermsText();
  return (
    <Article text={text} version={text.version(fullDate(TERMS_VERSION))} contact={useGrievance()} />
  );
}
