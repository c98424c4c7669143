import { errorsText } from '../../i18n/en/errors.ts';
import { textOf } from '../../i18n/language.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

/** Tells the person that a call failed, under the title that the specification gives it (section 8). */
export function reportError(error: unknown, title = textOf(errorsText).general): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'ABORTED') return;
  showToast({ kind: 'error', title, message: error.message });
}
