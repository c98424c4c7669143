import { staffText } from '../../i18n/en/staff.ts';
import { showToast } from '../../ui/toast.tsx';

/** Tells somebody of the office that a role was taken. */
export function tell(): void {
  showToast({ kind: 'notice', ...staffText.roleLost });
}
