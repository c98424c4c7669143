import { reviewChangeBody, type WaitingChange } from '@mala/contract/moderation/changes.ts';
import { ReadyReasonField } from '../../components/form/ready-reason-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { changesText } from '../../i18n/en/changes.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';

const check = validateWith(reviewChangeBody);
/** What the dialog does not ask for. */
const REST = { section: 'basic', decision: 'refuse', version: '' } as const;

/** Refuses a change, by a ready reason in the member's language that can be edited, or one's own. */
export function ChangeRefusalDialog({
  who,
  change: { domain, language },
  send,
  onClose,
}: {
  who: string;
  change: Pick<WaitingChange, 'domain' | 'language'>;
  send: (given: { reason?: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = changesText.refusal;
  const form = useForm({
    initial: { ready: '', reason: '' },
    validate: ({ reason }) => check({ ...REST, reason }),
    send: async ({ reason }) => {
      try {
        await send(reason.trim() ? { reason } : {});
        onClose();
      } catch (error) {
        // changed again, taken back, or decided by somebody else
        if (error instanceof ApiError && [404, 409].includes(error.status)) onClose();
        throw error;
      }
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={who} />
        </strong>
      </p>
      <Form form={form} labels={{ reason: text.reason }}>
        <ReadyReasonField
          {...form.field('ready')}
          {...{ place: 'change', domain, language }}
          label={text.ready}
          placeholder={text.choose}
          onReason={(reason) => form.set('reason', reason)}
        />
        <TextAreaField {...form.field('reason')} label={text.reason} hint={text.hint} optional />
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
