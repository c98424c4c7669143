import { correctPayment, correctPaymentBody } from '@mala/contract/payments/changes.ts';
import { PACKAGE_CODES, PAYMENT_WAYS, type PaymentWay } from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { TextLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { amountOf } from './amount.ts';
import { PaymentChangeDialog } from './payment-change-dialog.tsx';
import { type Payment, useReloadLedger } from './queries.ts';

const check = validateWith(correctPaymentBody);

type Values = Record<'package' | 'way' | 'reference' | 'amount' | 'reason', string>;

/** A way that was not told stays so. */
function bodyOf({ package: code, way, reference, amount, reason }: Values) {
  return {
    package: code as Payment['package'],
    ...(way && { way: way as PaymentWay }),
    reference,
    amount: amountOf(amount),
    reason,
  };
}

/** Corrects what was recorded wrongly of a payment; a used reference has a link to the first payment. */
export function CorrectionDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { change, columns, ways, noWay } = paymentsText;
  const text = change.correction;
  const reload = useReloadLedger();
  const [first, setFirst] = useState<string>();
  const { package: code, reference, amount } = payment;
  const form = useForm<Values>({
    initial: {
      package: code,
      way: payment.way ?? '',
      reference,
      amount: String(amount),
      reason: '',
    },
    validate: (values) => check(bodyOf(values)),
    send: async (values) => {
      try {
        await call(correctPayment, { params: { id: payment.id }, body: bodyOf(values) });
      } catch (error) {
        setFirst(error instanceof ApiError ? error.link : undefined);
        throw error;
      }
      showToast({ kind: 'success', title: change.success, message: text.done });
      reload();
      onClose();
    },
  });
  return (
    <PaymentChangeDialog {...{ payment, text, form, onClose }} lead={text.lead} labels={columns}>
      <SelectField
        {...form.field('package')}
        label={columns.package}
        choices={PACKAGE_CODES.map((value) => ({
          value,
          label: subscriptionText.packages[value],
        }))}
      />
      <SelectField
        {...form.field('way')}
        label={columns.way}
        {...(payment.way === null && { placeholder: noWay })}
        choices={PAYMENT_WAYS.map((value) => ({ value, label: ways[value] }))}
      />
      <TextField {...form.field('reference')} label={columns.reference} autoComplete="off" />
      {first && (
        <TextLink to={first} target="_blank">
          {paymentsText.first}
        </TextLink>
      )}
    </PaymentChangeDialog>
  );
}
