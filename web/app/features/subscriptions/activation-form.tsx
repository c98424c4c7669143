import { plainDigits } from '@mala/contract/digits.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import {
  activateSubscription,
  activateSubscriptionBody,
  type listPackages,
  type PACKAGE_CODES,
  type Subscription,
} from '@mala/contract/subscriptions.ts';
import { useForm } from '../../components/form/use-form.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { rupees, shortDate } from '../../lib/format.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

type Package = Got<typeof listPackages.reply>['packages'][number];
type Values = Record<'package' | 'payment_reference' | 'amount', string>;

const check = validateWith(activateSubscriptionBody);

function bodyOf({ package: code, payment_reference, amount }: Values) {
  return {
    package: code as (typeof PACKAGE_CODES)[number],
    payment_reference,
    // as people write it: ₹1,500
    amount: Number(plainDigits(amount).replace(/[₹,\s]/g, '')),
  };
}

/** A used reference is a fault of its field. */
function atReference(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'REFERENCE_TAKEN') return error;
  return new ApiError(error.status, error.code, error.message, {
    payment_reference: error.message,
  });
}

/** Package, payment reference and amount; the amount is the package's price until it is changed. */
export function ActivationForm({
  memberId,
  packages,
  onDone,
  onCancel,
}: {
  memberId: string;
  packages: readonly Package[];
  onDone: (subscription: Subscription) => void;
  onCancel: () => void;
}) {
  const text = adminText.activation;
  const { packages: names } = subscriptionText;
  const form = useForm<Values>({
    initial: { package: '', payment_reference: '', amount: '' },
    validate: (values) => ({
      ...check(bodyOf(values)),
      ...(values.amount.trim() === '' && { amount: faultText('required') }),
    }),
    send: async (values) => {
      try {
        const body = bodyOf(values);
        const active = await call(activateSubscription, { params: { id: memberId }, body });
        const { title, message } = text.done;
        const until = shortDate(active.end_date);
        showToast({ kind: 'success', title, message: message(names[active.package], until) });
        onDone(active);
      } catch (error) {
        throw atReference(error);
      }
    },
  });
  const chosen = form.field('package');
  return (
    <Form
      form={form}
      labels={{
        package: text.package,
        payment_reference: text.reference,
        amount: text.amount,
      }}
    >
      <RadioField
        {...chosen}
        label={text.package}
        choices={packages.map(({ code, price, profiles, days }) => ({
          value: code,
          label: text.choice(names[code], rupees(price), profiles, days),
        }))}
        onChange={(code) => {
          chosen.onChange(code);
          form.set('amount', String(packages.find((one) => one.code === code)?.price ?? ''));
        }}
      />
      <TextField
        {...form.field('payment_reference')}
        label={text.reference}
        hint={text.referenceHint}
        autoComplete="off"
      />
      <TextField
        {...form.field('amount')}
        label={text.amount}
        hint={text.amountHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Row>
        <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Row>
    </Form>
  );
}
