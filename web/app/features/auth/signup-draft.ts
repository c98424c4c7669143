import type { FormHandle } from '../../components/form/use-form.ts';
import { readStored, SIGNUP_DRAFT, writeStored } from '../../lib/browser-storage.ts';
import type { SignupValues } from './signup-values.ts';

/** The value of a field as it stands in the page; empty if it has none, or is not shown yet. */
function shownValue(formId: string, name: string): string {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return field && 'value' in field ? field.value : '';
}

/**
 * Keeps what was typed into the signup, without its passwords: of this tab only, because phones are shared. starter.js
 * starts the scripts of a page where there is some. `at` is the community of the page.
 */
export function keepSignup(at: string, values: SignupValues): void {
  const { password: _, confirm_password: _again, keep_signed_in: _keep, ...typed } = values;
  const some = Object.values(typed).some(Boolean);
  writeStored('sessionStorage', SIGNUP_DRAFT, some ? JSON.stringify([at, typed]) : null);
}

/** Fills in what was kept, where nothing is typed yet; the community only if it was chosen on the same page. */
export function recallSignup(at: string, form: FormHandle<SignupValues>): void {
  let kept: [string, Partial<SignupValues>];
  try {
    kept = JSON.parse(readStored('sessionStorage', SIGNUP_DRAFT) ?? '["",{}]');
  } catch {
    return;
  }
  const [of, typed] = kept;
  for (const [name, value] of Object.entries(typed)) {
    if (!(name in form.values) || shownValue(form.id, name)) continue;
    if (name !== 'domain' || of === at) form.set(name as keyof SignupValues, value);
  }
}

/** Called after the signup. */
export function dropSignup(): void {
  writeStored('sessionStorage', SIGNUP_DRAFT, null);
}
