import type { ReactNode } from 'react';
import type { FormHandle } from '../../components/form/use-form.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

/** The form of an act: its own fields, the reason, and the buttons. */
export function ActForm<Values extends { reason: string }>({
  form,
  labels = {},
  submit,
  onClose,
  children,
}: {
  form: FormHandle<Values>;
  /** of the fields among the children */
  labels?: Readonly<Record<string, string>>;
  submit: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { reason, reasonHint, cancel } = memberPageText.acts;
  const field = (form as unknown as FormHandle<{ reason: string }>).field('reason');
  return (
    <Form form={form} labels={{ ...labels, reason }}>
      {children}
      <TextAreaField {...field} label={reason} hint={reasonHint} rows={3} autoComplete="off" />
      <Row>
        <SubmitButton submitting={form.submitting}>{submit}</SubmitButton>
        <Button look="outline" onClick={onClose}>
          {cancel}
        </Button>
      </Row>
    </Form>
  );
}
