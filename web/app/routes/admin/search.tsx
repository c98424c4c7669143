import { useAdminText } from '../../i18n/admin.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function AdminSearch() {
  return <PageTitle title={useAdminText().search} />;
}
