import type { ReactNode } from 'react';
import type { FormHandle } from '../../components/form/use-form.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './settings.module.css';

/** What members would see, why it is changed, and the buttons. `now`: what somebody else has saved meanwhile. */
export function FormEnd<Values extends { why: string }>({
  form,
  met,
  now,
  onCancel,
  children,
}: {
  form: FormHandle<Values>;
  met: boolean;
  now: ReactNode;
  onCancel: () => void;
  children: ReactNode;
}) {
  const text = settingsText;
  return (
    <>
      {met ? (
        <Notice kind="warning" title={text.meanwhile}>
          {now}
        </Notice>
      ) : (
        children && (
          <section className={classes.preview} aria-label={text.preview}>
            <p className={classes.small}>{text.preview}</p>
            {children}
          </section>
        )
      )}
      <TextField
        {...(form.field('why') as ReturnType<FormHandle<{ why: string }>['field']>)}
        label={text.why}
        hint={text.whyHint}
        maxLength={300}
        autoComplete="off"
        optional
      />
      <Row>
        <SubmitButton submitting={form.submitting}>{text.save}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Row>
    </>
  );
}
