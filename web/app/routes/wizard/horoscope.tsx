import { useWizardText } from '../../i18n/wizard.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export default function HoroscopeStep() {
  return <PageTitle title={useWizardText().steps.horoscope} />;
}
