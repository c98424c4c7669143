import {
  COMPLAINT_DECISIONS,
  type Complaint,
  type ComplaintDecision,
  decideComplaint,
  decideComplaintBody,
} from '@mala/contract/complaints.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { officeText } from '../../i18n/en/office.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { MemberComplaints } from './member-complaints.tsx';
import { useReloadComplaints } from './queries.ts';

const check = validateWith(decideComplaintBody);

/** Answers a complaint: to who reported it, and where something is done, to the member whose profile it is. */
export function AnswerDialog({
  complaint: { id, about, others },
  onClose,
}: {
  complaint: Complaint;
  onClose: () => void;
}) {
  const text = complaintsText.decide;
  const reload = useReloadComplaints();
  const form = useForm({
    initial: { decision: '', answer: '', reason: '' },
    validate: ({ decision, ...values }) =>
      check({ ...values, decision: decision as ComplaintDecision }),
    send: async ({ decision, answer, reason }) => {
      const told = decision === 'nothing' ? {} : { reason };
      const body = { decision: decision as ComplaintDecision, answer, ...told };
      try {
        await call(decideComplaint, { params: { id }, body });
        showToast({ kind: 'success', ...text.done });
        onClose();
      } catch (error) {
        // somebody else has answered, or the account is gone
        if (error instanceof ApiError && [404, 409].includes(error.status)) onClose();
        throw error;
      } finally {
        reload(about.profile_id);
      }
    },
  });
  const acts = form.values.decision === 'warned' || form.values.decision === 'refused';
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={officeText.who(about.name, about.mid)} />
        </strong>
      </p>
      {others > 0 && <MemberComplaints profileId={about.profile_id} />}
      <Form
        form={form}
        labels={{ decision: text.decision, answer: text.answer, reason: text.reason }}
      >
        <SelectField
          {...form.field('decision')}
          label={text.decision}
          placeholder={text.choose}
          choices={COMPLAINT_DECISIONS.map((value) => ({ value, label: text.decisions[value] }))}
        />
        {acts && (
          <TextAreaField {...form.field('reason')} label={text.reason} hint={text.reasonHint} />
        )}
        <TextAreaField {...form.field('answer')} label={text.answer} hint={text.answerHint} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
