import { STATUS } from '@mala/contract/access/status.ts';
import { changeStatusBody } from '@mala/contract/moderation/profiles.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

const check = validateWith(changeStatusBody);

/** Asks for the reason of a refusal, which may be empty. A failed call keeps what was typed. */
export function RefusalDialog({
  who,
  words: { title, action },
  send,
  onClose,
}: {
  who: string;
  words: { title: string; action: string };
  send: (given: { reason?: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = adminText.refusal;
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => check({ profile_id: '', status: STATUS.REJECTED, reason }),
    send: async ({ reason }) => {
      try {
        await send(reason.trim() ? { reason } : {});
        onClose();
      } catch (error) {
        // it has changed since, or somebody else has decided
        if (error instanceof ApiError && [404, 409].includes(error.status)) onClose();
        throw error;
      }
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={who} />
        </strong>
      </p>
      <Form form={form} labels={{ reason: text.reason }}>
        <TextAreaField
          {...form.field('reason')}
          label={text.reason}
          hint={text.reasonHint}
          optional
        />
        <Row>
          <SubmitButton submitting={form.submitting}>{action}</SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
