import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Profile() {
  return <PageTitle title={useText().profile.title} />;
}
