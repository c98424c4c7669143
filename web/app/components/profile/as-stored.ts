import type { FieldKind, ProfileField } from '@mala/contract/profiles/field.ts';
import type { Typed } from '../../lib/labels.ts';

/** The kinds of fields whose values are words that somebody typed. */
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'long-text', 'pincode']);

/** A value that is said as it is stored. */
export function asStored({ kind }: ProfileField, value: unknown): string | Typed {
  const typed = String(value);
  return TYPED.has(kind) ? { typed } : typed;
}
