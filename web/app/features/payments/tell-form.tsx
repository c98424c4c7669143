import type { Got } from '@mala/contract/endpoint.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { TOLD_WAYS, tellPayment, tellPaymentBody } from '@mala/contract/payments/claims.ts';
import type { listPackages } from '@mala/contract/subscriptions.ts';
import { reportError } from '../../components/form/report-error.ts';
import { useForm } from '../../components/form/use-form.ts';
import { useSupport } from '../../components/standing/support.tsx';
import { claimsText } from '../../i18n/en/claims.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { rupees } from '../../lib/format.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { messageOf, sendScreenshot } from './own-claim.tsx';
import { useShowOwnClaims } from './queries.ts';
import { ScreenshotPicker } from './screenshot-picker.tsx';

type Packages = Got<typeof listPackages.reply>['packages'];

interface Values extends Record<'package' | 'way' | 'reference' | 'paid_on', string> {
  screenshot: File | null;
}

const check = validateWith(tellPaymentBody);

function bodyOf({ package: code, way, reference, paid_on }: Values) {
  return {
    package: code as Packages[number]['code'],
    way: way as (typeof TOLD_WAYS)[number],
    reference,
    paid_on,
  };
}

/** A used reference is a fault of its field. */
function atReference(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'REFERENCE_TAKEN') return error;
  return new ApiError(error.status, error.code, error.message, { reference: error.message });
}

/** Tells the office of a payment, and opens WhatsApp with the same where the site has a number. */
export function TellForm({
  packages,
  payer,
  onClose,
}: {
  packages: Packages;
  payer: string;
  onClose: () => void;
}) {
  const { form: text, told, notSent } = claimsText;
  const { packages: names, upi, bank, card } = subscriptionText;
  const ways = { upi, bank, card };
  const support = useSupport();
  const show = useShowOwnClaims();
  const form = useForm<Values>({
    initial: {
      package: '',
      way: '',
      reference: '',
      paid_on: dayInIndia(new Date()),
      screenshot: null,
    },
    validate: (values) => check(bodyOf(values)),
    send: async (values) => {
      const reply = await call(tellPayment, { body: bodyOf(values) }).catch((error: unknown) => {
        throw atReference(error);
      });
      const claim = reply.rows.find(
        (one) => one.state === 'waiting' && one.package === values.package,
      );
      let shown = reply;
      // what was told stays told without it, and a picture can be added to it there
      if (claim && values.screenshot)
        shown = await sendScreenshot(claim.id, values.screenshot).catch((error: unknown) => {
          reportError(error, notSent);
          return reply;
        });
      show(shown);
      showToast({ kind: 'success', ...told });
      onClose();
      if (claim && support?.way === 'whatsApp')
        window.open(support.linkTo(messageOf(claim, payer)), '_blank', 'noopener');
    },
  });
  const { screenshot } = form.values;
  return (
    <Form
      form={form}
      labels={{
        package: text.package,
        way: text.way,
        reference: text.reference,
        paid_on: text.paidOn,
      }}
    >
      <SelectField
        {...form.field('package')}
        label={text.package}
        placeholder={text.choosePackage}
        choices={packages.map(({ code, price }) => ({
          value: code,
          label: claimsText.what(names[code], rupees(price)),
        }))}
      />
      <SelectField
        {...form.field('way')}
        label={text.way}
        placeholder={text.chooseWay}
        choices={TOLD_WAYS.map((value) => ({ value, label: ways[value] }))}
      />
      <TextField
        {...form.field('reference')}
        label={text.reference}
        hint={text.referenceHint}
        autoComplete="off"
      />
      <TextField {...form.field('paid_on')} label={text.paidOn} type="date" autoComplete="off" />
      {screenshot && (
        <p>
          <bdi translate="no">{screenshot.name}</bdi>
        </p>
      )}
      <ScreenshotPicker
        chosen={screenshot !== null}
        disabled={form.submitting}
        onChoose={(file) => form.set('screenshot', file)}
      />
      <Row>
        <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
        <Button look="outline" onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Form>
  );
}
