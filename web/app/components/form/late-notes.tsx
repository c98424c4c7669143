import { lazy, Suspense } from 'react';
import type { TextNotesProps } from './use-no-contact.ts';

// loaded with the first text that needs them
const TextNotes = lazy(async () => ({ default: (await import('./text-notes.tsx')).TextNotes }));

/** The notes below a text, if there are any. */
export function LateNotes(props: TextNotesProps) {
  return (
    (props.held || props.noContact || props.change) && (
      <Suspense>
        <TextNotes {...props} />
      </Suspense>
    )
  );
}
