import { uploadsText } from '../../i18n/uploads.ts';
import type { ApiError } from '../../lib/api-error.ts';
import type { Outcome } from './upload-queue.ts';

/** How a file fared that goes on by itself, for want of a network or because too many came at once; else undefined. */
export function interruptionOf({ code }: ApiError): Outcome | undefined {
  const { interrupted, busy } = uploadsText();
  if (code === 'OFFLINE') return { status: 'interrupted', why: interrupted };
  if (code === 'TOO_MANY') return { status: 'interrupted', why: busy };
  return undefined;
}
