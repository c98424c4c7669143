import { useProfileText } from '../../i18n/profile.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function Profile() {
  return <PageTitle title={useProfileText().title} />;
}
