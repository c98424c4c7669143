import { useId } from 'react';
import { heldText } from '../../i18n/en/held.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChangeNote } from './change-note.tsx';
import classes from './text-notes.module.css';
import type { TextNotesProps } from './use-no-contact.ts';

/** Below a text: that the office looks at it or has refused it, or the question whether it holds a contact. */
export function TextNotes({ name = '', held, noContact, change }: TextNotesProps) {
  const words = heldText;
  const id = useId();
  const asked = noContact?.asked[name];
  return (
    <>
      {held && (
        <p className={classes.note} data-refused={held.state === 'refused' || undefined}>
          {held.state === 'refused' ? words.refused(held.reason) : words.waiting}
        </p>
      )}
      {change && <ChangeNote {...change} />}
      {asked && (
        <CheckField
          id={id}
          name={`${name}-no-contact`}
          label={words.none}
          hint={words.noneHint}
          value={asked.none}
          onChange={(none) => noContact.say(name, none)}
        />
      )}
    </>
  );
}
