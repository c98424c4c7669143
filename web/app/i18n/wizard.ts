import { wizard } from './en/wizard.ts';
import { useTextOf } from './language.ts';

export const useWizardText = () => useTextOf('wizard', wizard);
