import {
  COMPLAINT_REASONS,
  type ComplaintReason,
  makeComplaint,
  makeComplaintBody,
} from '@mala/contract/complaints.ts';
import { reportError } from '../../components/form/report-error.ts';
import { useForm } from '../../components/form/use-form.ts';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { call } from '../../lib/api.ts';
import { newUploadId } from '../../lib/upload-id.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { PicturesField } from './pictures-field.tsx';
import { sendPicture, useShowOwnComplaints } from './queries.ts';

interface Values {
  reason: string;
  text: string;
  pictures: readonly File[];
}

const check = validateWith(makeComplaintBody);

/** Tells the office of a profile, with pictures: what was told stays told where one does not arrive. */
export function ReportDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const { report: text, reasons } = complaintsText;
  const show = useShowOwnComplaints();
  const bodyOf = ({ reason, text: written }: Values) => ({
    profile_id: profileId,
    reason: reason as ComplaintReason,
    text: written,
  });
  const form = useForm<Values>({
    initial: { reason: '', text: '', pictures: [] },
    validate: (values) => check(bodyOf(values)),
    send: async (values) => {
      let reply = await call(makeComplaint, { body: bodyOf(values) });
      const told = reply.rows.find((one) => one.profile_id === profileId && !one.decision);
      for (const file of told ? values.pictures : [])
        reply = await sendPicture(told?.id ?? '', file, newUploadId()).catch((error: unknown) => {
          reportError(error, text.notSent);
          return reply;
        });
      show(reply);
      showToast({ kind: 'success', ...text.done });
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      <Form form={form} labels={{ reason: text.reason, text: text.text }}>
        <SelectField
          {...form.field('reason')}
          label={text.reason}
          placeholder={text.choose}
          choices={COMPLAINT_REASONS.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextAreaField {...form.field('text')} label={text.text} hint={text.textHint} />
        <PicturesField
          pictures={form.values.pictures}
          disabled={form.submitting}
          onChange={(pictures) => form.set('pictures', pictures)}
        />
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
