import { useTermsText } from '../../i18n/terms.ts';
import { Article } from '../../ui/article.tsx';

export default function Terms() {
  return <Article text={useTermsText()} />;
}
