import { refundPayment, refundPaymentBody } from '@mala/contract/payments/changes.ts';
import { useForm } from '../../components/form/use-form.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { showToast } from '../../ui/toast.tsx';
import { amountOf } from './amount.ts';
import { PaymentChangeDialog } from './payment-change-dialog.tsx';
import { type Payment, useReloadLedger } from './queries.ts';

const check = validateWith(refundPaymentBody);

type Values = Record<'amount' | 'reason', string>;

const bodyOf = ({ amount, reason }: Values) => ({ amount: amountOf(amount), reason });

/** Takes a payment back: how much, and why. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { change } = paymentsText;
  const text = change.refund;
  const reload = useReloadLedger();
  const form = useForm<Values>({
    initial: { amount: String(payment.amount), reason: '' },
    validate: (values) => check(bodyOf(values)),
    send: async (values) => {
      await call(refundPayment, { params: { id: payment.id }, body: bodyOf(values) });
      showToast({ kind: 'success', title: change.success, message: text.done });
      reload();
      onClose();
    },
  });
  return (
    <PaymentChangeDialog
      {...{ payment, text, form, onClose }}
      lead={payment.by_gateway ? text.byGateway : text.lead}
      labels={{ amount: text.amount }}
    />
  );
}
