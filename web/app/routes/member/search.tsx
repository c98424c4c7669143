import { useSearchText } from '../../i18n/search.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Search() {
  return <PageTitle title={useSearchText().title} />;
}
