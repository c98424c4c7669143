import type { ProfileField } from './field.ts';

/** Whether others read a typed text without a download: such texts hold no contact. */
export function isReadFreely({ kind, seen }: ProfileField): boolean {
  return (kind === 'text' || kind === 'long-text') && (seen === 'card' || seen === 'detail');
}
