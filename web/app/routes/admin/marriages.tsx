import { useAdminText } from '../../i18n/admin.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function AdminMarriages() {
  return <PageTitle title={useAdminText().marriages} />;
}
