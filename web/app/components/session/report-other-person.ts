import { shellText } from '../../i18n/en/shell.ts';
import { textOf } from '../../i18n/language.ts';
import { showToast } from '../../ui/toast.tsx';

/** Tells that the page went over to another person. */
export function reportOtherPerson(): void {
  showToast({ kind: 'notice', ...textOf(shellText).otherPerson });
}
