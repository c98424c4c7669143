import type { ReactNode } from 'react';
import type { FormHandle } from '../../components/form/use-form.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Payment } from './queries.ts';

/** A change of what was recorded of a payment: its own fields, the amount, the reason, and the buttons. */
export function PaymentChangeDialog<Values extends Record<'amount' | 'reason', string>>({
  payment,
  text,
  lead,
  form,
  labels,
  onClose,
  children,
}: {
  payment: Payment;
  text: { title: string; reasonHint: string; submit: string };
  lead: string;
  form: FormHandle<Values>;
  /** of the amount and of the fields among the children */
  labels: Readonly<Record<string, string>> & { amount: string };
  onClose: () => void;
  children?: ReactNode;
}) {
  const { reason, cancel } = paymentsText.change;
  const { field } = form as unknown as FormHandle<Record<'amount' | 'reason', string>>;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>{payment.receipt}</strong>
        <br />
        {lead}
      </p>
      <Form form={form} labels={{ ...labels, reason }}>
        {children}
        <TextField
          {...field('amount')}
          label={labels.amount}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('reason')} label={reason} hint={text.reasonHint} autoComplete="off" />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
