import type { ReactNode, SubmitEvent } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { SlowNote } from './slow-note.tsx';
import { Stack } from './stack.tsx';

/** What a form shows of its state; `useForm` gives it. */
export interface FormState {
  id: string;
  /** by the field's name; the empty name is the whole form */
  errors: Readonly<Record<string, string>>;
  /** how often sending failed for faults in the fields */
  attempt: number;
  submitting: boolean;
  submit: () => void;
}

/** The id of a field's input, the target of the summary's link. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** A form with its error summary, and a word below its button when sending takes long; `labels` name the fields in it. */
export function Form({
  form,
  labels,
  children,
}: {
  form: FormState;
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const errors = Object.entries(form.errors).map(([name, message]) => ({
    id: fieldId(form.id, name),
    label: labels[name] ?? name,
    message,
  }));
  return (
    <form
      id={form.id}
      // sent before the script has come, it must not put what was typed into the address
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack>
        <ErrorSummary errors={form.attempt > 0 ? errors : []} attempt={form.attempt} />
        {children}
        <SlowNote waiting={form.submitting} />
      </Stack>
    </form>
  );
}
