import type { HeldText } from '@mala/contract/profiles/held-text.ts';
import { HeldNote } from '../../components/form/held-note.tsx';
import { NoContactBox } from '../../components/form/no-contact-box.tsx';
import type { FormHandle } from '../../components/form/use-form.ts';
import type { NoContact } from '../../components/form/use-no-contact.ts';
import type { SectionValues } from './section-values.ts';

/** Below a text: whether it waits for the office, or the question whether it holds a contact. */
export function TextNotes({
  name,
  form,
  entity,
  noContact,
}: {
  name: string;
  form: FormHandle<SectionValues>;
  entity: Readonly<Record<string, unknown>>;
  noContact: NoContact;
}) {
  const texts = (entity.held_texts ?? []) as readonly HeldText[];
  const held = texts.find(({ field }) => field === name);
  const text = form.values[name];
  return (
    <>
      {held && text === entity[name] && <HeldNote held={held} />}
      <NoContactBox {...{ formId: form.id, name, text, noContact }} />
    </>
  );
}
