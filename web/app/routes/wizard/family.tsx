import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function FamilyStep() {
  return <PageTitle title={useText().wizard.steps.family} />;
}
