import type { ReactNode } from 'react';
import type { Typed } from '../../lib/labels.ts';

/** Stands for what was typed until the sentence around it is known; no text has it. */
const PLACE = '\ue000';

/** The language of the script, which is all that typed words say about theirs. */
export function langOf(typed: string): string | undefined {
  if (/[\u0b80-\u0bff]/.test(typed)) return 'ta';
  if (/[\u0900-\u097f]/.test(typed)) return 'mr';
  return /[a-z]/i.test(typed) ? 'en' : undefined;
}

/**
 * What somebody typed, in whatever script: browsers that translate pages leave it as it is, and screen readers read it in
 * the language of its script. Every text that was not written by the interface stands in this element. `children` are the
 * same words, with a part of them marked.
 */
export function OwnWords({
  typed,
  within = (words) => words,
  children = typed,
}: Typed & { children?: ReactNode }) {
  const [before, after] = within(PLACE).split(PLACE);
  return (
    <>
      {before}
      <bdi translate="no" lang={langOf(typed)}>
        {children}
      </bdi>
      {after}
    </>
  );
}
