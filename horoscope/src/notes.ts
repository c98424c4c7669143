import { agreed, type Places, type Rule } from './agreement.ts';

/** What some sources let a bad part pass for; it changes no number. */
export interface NoteRule<Part extends string, Note extends string> {
  part: Part;
  note: Note;
  holds: Rule<boolean>;
}

/** The notes that hold for certain. */
export function notesOf<Part extends string, Note extends string>(
  places: Places,
  rules: readonly NoteRule<Part, Note>[],
): readonly { part: Part; note: Note }[] {
  const notes: { part: Part; note: Note }[] = [];
  for (const { part, note, holds } of rules) if (agreed(places, holds)) notes.push({ part, note });
  return notes;
}
