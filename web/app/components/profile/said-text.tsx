import type { Said } from '../../lib/labels.ts';
import { BothScripts } from './both-scripts.tsx';
import { OwnWords } from './own-words.tsx';

/** What is said of a field, each part marked as what it is. */
export function SaidText({ said }: { said: Said }) {
  if (typeof said === 'object' && 'typed' in said) return <OwnWords {...said} />;
  return <BothScripts text={said} />;
}
