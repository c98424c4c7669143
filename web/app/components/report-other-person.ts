import { shellText } from '../i18n/shell.ts';
import { showToast } from '../ui/toast.ts';

/** Tells that the page went over to another person. */
export function reportOtherPerson(): void {
  showToast({ kind: 'notice', ...shellText().otherPerson });
}
