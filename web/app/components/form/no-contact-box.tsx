import { heldText } from '../../i18n/en/held.ts';
import { useText } from '../../i18n/language.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { fieldId } from '../../ui/form.tsx';
import type { NoContact } from './use-no-contact.ts';

/** Beside a text that was refused because of what looks like a contact: says that it is none. */
export function NoContactBox({
  formId,
  name,
  text,
  noContact,
}: {
  formId: string;
  name: string;
  text: unknown;
  noContact: NoContact;
}) {
  const { none, noneHint } = useText(heldText);
  if (typeof text !== 'string' || !noContact.isAsked(name, text)) return null;
  return (
    <CheckField
      id={fieldId(formId, `${name}-no-contact`)}
      name={`${name}-no-contact`}
      label={none}
      hint={noneHint}
      value={noContact.isSaid(name, text)}
      onChange={(yes) => noContact.say(name, text, yes)}
    />
  );
}
