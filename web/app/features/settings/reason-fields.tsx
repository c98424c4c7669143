import type { Language } from '@mala/contract/communities/languages.ts';
import { REASON_LENGTH, type ReadyReason } from '@mala/contract/settings/reasons.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { type FormState, fieldId } from '../../ui/form.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';

/** The name of a reason for the office, and its text in each language. `at` is its path in the value. */
export function ReasonFields({
  form,
  at,
  number,
  reason,
  languages,
  isOwn,
  onChange,
}: {
  form: FormState;
  at: string;
  number: number;
  reason: ReadyReason;
  languages: readonly Language[];
  isOwn: boolean;
  onChange: (changed: ReadyReason) => void;
}) {
  const text = settingsText.reason;
  const bind = (name: string, value: string, change: (typed: string) => ReadyReason) => ({
    id: fieldId(form.id, `${at}.${name}`),
    name: `${at}.${name}`,
    value,
    error: form.errors[`${at}.${name}`],
    onChange: (typed: string) => onChange(change(typed)),
  });
  return (
    <>
      <TextField
        {...bind('label', reason.label, (label) => ({ ...reason, label }))}
        label={text.label(number)}
        hint={isOwn ? undefined : text.labelHint}
        maxLength={60}
        autoComplete="off"
        optional={!isOwn}
      />
      {languages.map((language) => (
        <TextAreaField
          key={language}
          {...bind(`texts.${language}`, reason.texts[language] ?? '', (typed) => ({
            ...reason,
            texts: { ...reason.texts, [language]: typed },
          }))}
          label={text.text(number, settingsText.languages[language])}
          maxLength={REASON_LENGTH}
          rows={3}
        />
      ))}
    </>
  );
}
