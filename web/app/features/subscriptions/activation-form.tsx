import { plainDigits } from '@mala/contract/digits.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import {
  activateSubscription,
  activateSubscriptionBody,
  type listPackages,
  OFFICE_WAYS,
  type OfficeWay,
  type PACKAGE_CODES,
  type Subscription,
} from '@mala/contract/subscriptions.ts';
import { useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { paymentsText } from '../../i18n/en/payments.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { rupees, shortDate } from '../../lib/format.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

type Package = Got<typeof listPackages.reply>['packages'][number];
/** What the member told of the payment: it fills the form, and is settled with it. */
export interface Told {
  id: string;
  package: (typeof PACKAGE_CODES)[number];
  way: OfficeWay;
  reference: string;
  /** the terms of the package then */
  amount: number;
  profiles: number;
  days: number;
}

type Values = Record<'package' | 'way' | 'payment_reference' | 'amount', string>;

const check = validateWith(activateSubscriptionBody);

function bodyOf({ package: code, way, payment_reference, amount }: Values) {
  return {
    package: code as (typeof PACKAGE_CODES)[number],
    way: way as OfficeWay,
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

/** Package, way, payment reference and amount; a used reference has a link to the first payment. The amount is the package's price until it is changed. */
export function ActivationForm({
  memberId,
  packages,
  told,
  onDone,
  onCancel,
}: {
  memberId: string;
  packages: readonly Package[];
  told?: Told | undefined;
  onDone: (subscription: Subscription) => void;
  onCancel: () => void;
}) {
  const text = adminText.activation;
  const { packages: names } = subscriptionText;
  const { ways, first: firstText } = paymentsText;
  const [first, setFirst] = useState<string>();
  const form = useForm<Values>({
    initial: {
      package: told?.package ?? '',
      way: told?.way ?? '',
      payment_reference: told?.reference ?? '',
      amount: told ? String(told.amount) : '',
    },
    validate: (values) => ({
      ...check(bodyOf(values)),
      ...(values.amount.trim() === '' && { amount: faultText('required') }),
    }),
    send: async (values) => {
      try {
        const body = { ...bodyOf(values), ...(told && { claim: told.id }) };
        const active = await call(activateSubscription, { params: { id: memberId }, body });
        const { title, message } = text.done;
        const until = shortDate(active.end_date);
        showToast({ kind: 'success', title, message: message(names[active.package], until) });
        onDone(active);
      } catch (error) {
        setFirst(error instanceof ApiError ? error.link : undefined);
        throw atReference(error);
      }
    },
  });
  const chosen = form.field('package');
  // at the price of the day on which the member told of the payment
  const offers = packages.map((one) =>
    told?.package === one.code
      ? { ...one, price: told.amount, profiles: told.profiles, days: told.days }
      : one,
  );
  return (
    <Form
      form={form}
      labels={{
        package: text.package,
        way: text.way,
        payment_reference: text.reference,
        amount: text.amount,
      }}
    >
      <RadioField
        {...chosen}
        label={text.package}
        choices={offers.map(({ code, price, profiles, days }) => ({
          value: code,
          label: text.choice(names[code], rupees(price), profiles, days),
        }))}
        onChange={(code) => {
          chosen.onChange(code);
          form.set('amount', String(offers.find((one) => one.code === code)?.price ?? ''));
        }}
      />
      <SelectField
        {...form.field('way')}
        label={text.way}
        placeholder={text.chooseWay}
        choices={OFFICE_WAYS.map((value) => ({ value, label: ways[value] }))}
      />
      <TextField
        {...form.field('payment_reference')}
        label={text.reference}
        hint={text.referenceHint}
        autoComplete="off"
      />
      {first && (
        <TextLink to={first} target="_blank">
          {firstText}
        </TextLink>
      )}
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
