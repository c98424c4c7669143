import type { Setting } from '@mala/contract/settings/endpoints.ts';
import type { ReactNode } from 'react';
import { settingsText } from '../../i18n/en/settings.ts';
import { Form } from '../../ui/form.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import {
  fieldHint,
  fieldLabel,
  fieldsOf,
  isLong,
  isNumber,
  parsedOf,
  sentValue,
  type TextGroup,
  type Typed,
  typedOf,
} from './fields.ts';
import { FormEnd } from './form-end.tsx';
import type { Place } from './queries.ts';
import classes from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

/** The fields of a group, and what members would see of what is typed. */
export function TextForm({
  place,
  setting,
  start,
  preview,
  onDone,
}: {
  place: Place & { group: TextGroup };
  setting: Setting;
  start: unknown;
  preview: (value: unknown) => ReactNode;
  onDone: () => void;
}) {
  const { domain, group } = place;
  const names = fieldsOf(group, domain);
  const toValue = (typed: Typed) => sentValue(group, domain, typed);
  const { form, met } = useSettingForm<Typed & { why: string }>(place, setting, {
    initial: { ...typedOf(start), why: '' },
    toValue,
    onDone,
  });
  const labels = Object.fromEntries(names.map((name) => [name, fieldLabel(name)]));
  const typed = parsedOf(group, domain, toValue(form.values));
  return (
    <Form form={form} labels={{ ...labels, why: settingsText.why }}>
      <div className={group === 'prices' ? classes.offers : classes.fields}>
        {names.map((name) => {
          const field = { ...form.field(name), label: fieldLabel(name), hint: fieldHint(name) };
          if (isLong(name)) return <TextAreaField key={name} {...field} optional rows={3} />;
          const isWhole = isNumber(name);
          return (
            <TextField
              key={name}
              {...field}
              optional={!isWhole}
              inputMode={isWhole ? 'numeric' : undefined}
              autoComplete="off"
            />
          );
        })}
      </div>
      <FormEnd form={form} met={met} now={preview(setting.value)} onCancel={onDone}>
        {typed !== undefined && preview(typed)}
      </FormEnd>
    </Form>
  );
}
