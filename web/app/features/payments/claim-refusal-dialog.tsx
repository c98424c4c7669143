import { refuseClaim, refuseClaimBody } from '@mala/contract/payments/claims.ts';
import { ReadyReasonField } from '../../components/form/ready-reason-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { paymentsText } from '../../i18n/en/payments.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { whoOf } from './claim-queue.tsx';
import { type Claim, useReloadClaims } from './queries.ts';

const check = validateWith(refuseClaimBody);

/** Says that a payment was not found, by a ready reason in the member's language that can be edited, or one's own. */
export function ClaimRefusalDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { told, change } = paymentsText;
  const text = told.refusal;
  const reload = useReloadClaims();
  const form = useForm({
    initial: { ready: '', reason: '' },
    validate: ({ reason }) => check({ reason }),
    send: async ({ reason }) => {
      try {
        await call(refuseClaim, { params: { id: claim.id }, body: { reason } });
        showToast({ kind: 'success', title: change.success, message: text.done });
        onClose();
      } catch (error) {
        // withdrawn, or somebody else has decided
        if (error instanceof ApiError && [404, 409].includes(error.status)) onClose();
        throw error;
      } finally {
        reload();
      }
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={whoOf(claim)} />
        </strong>
        <br />
        <span translate="no">{claim.reference}</span>
      </p>
      <Form form={form} labels={{ reason: text.reason }}>
        <ReadyReasonField
          {...form.field('ready')}
          {...{ place: 'payment', domain: claim.domain, language: claim.language }}
          label={text.ready}
          placeholder={text.choose}
          onReason={(reason) => form.set('reason', reason)}
        />
        <TextAreaField {...form.field('reason')} label={text.reason} hint={text.hint} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {change.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
