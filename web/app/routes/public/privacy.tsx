import { usePrivacyText } from '../../i18n/privacy.ts';
import { Article } from '../../ui/article.tsx';

export default function Privacy() {
  return <Article text={usePrivacyText()} />;
}
