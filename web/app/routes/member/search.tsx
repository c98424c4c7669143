import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Search() {
  return <PageTitle title={useText().search.title} />;
}
