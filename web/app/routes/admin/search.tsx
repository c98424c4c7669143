import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function AdminSearch() {
  return <PageTitle title={useText().admin.search} />;
}
