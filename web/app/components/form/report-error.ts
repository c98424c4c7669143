import { errorsText } from '../../i18n/en/errors.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

/** Shows a toast for a failed call, with the title that the specification gives (section 8). */
export function reportError(error: unknown, title = errorsText.general): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'ABORTED') return;
  showToast({ kind: 'error', title, message: error.message });
}
