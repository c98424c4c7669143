import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function AdminMarriages() {
  return <PageTitle title={useText().admin.marriages} />;
}
