import type { ReasonPlace } from '@mala/contract/settings/reasons.ts';
import { readyReasonsText } from '../i18n/en/ready-reasons.ts';

/** What the office calls a ready reason: its own word, or else that of the product. */
export function reasonLabel(
  place: ReasonPlace,
  { name, label }: { name: string; label: string },
): string {
  const names: Readonly<Record<string, string>> = readyReasonsText.names[place];
  return label || (Object.hasOwn(names, name) ? (names[name] ?? name) : name);
}
