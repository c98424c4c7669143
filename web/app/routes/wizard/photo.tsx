import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function PhotoStep() {
  return <PageTitle title={useText().wizard.steps.photo} />;
}
