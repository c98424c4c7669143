import { wizard } from './en/wizard.ts';
import { textOf, useTextOf } from './language.ts';

export const useWizardText = () => useTextOf('wizard', wizard);

/** The same outside of components. */
export const wizardText = () => textOf('wizard', wizard);
