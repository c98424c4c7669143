import { useWizardText } from '../../i18n/wizard.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function PersonalStep() {
  return <PageTitle title={useWizardText().steps.personal} />;
}
