import {
  answerObjection,
  answerObjectionBody,
  OBJECTION_ANSWERS,
  type Objection,
  type ObjectionAnswer,
} from '@mala/contract/members/corrections.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { correctingText } from '../../i18n/en/correcting.ts';
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
import { useReloadObjections } from './queries.ts';

const check = validateWith(answerObjectionBody);

/** Answers an objection: keeps the correction, or puts the former values back. */
export function ObjectionDialog({
  objection: { id, profile_id, name, mid, objection },
  onClose,
}: {
  objection: Objection;
  onClose: () => void;
}) {
  const { decide: text } = correctingText;
  const reload = useReloadObjections();
  const form = useForm({
    initial: { answer: '', reason: '' },
    validate: ({ answer, reason }) => check({ reason, answer: answer as ObjectionAnswer }),
    send: async ({ answer, reason }) => {
      const body = { answer: answer as ObjectionAnswer, reason };
      try {
        await call(answerObjection, { params: { id }, body });
        showToast({ kind: 'success', ...text.done });
        onClose();
      } catch (error) {
        // somebody else has answered, or the account is gone
        const isOver = error instanceof ApiError && [404, 409].includes(error.status);
        if (isOver && error.code !== 'CANNOT_RESTORE') onClose();
        throw error;
      } finally {
        reload(profile_id);
      }
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>
        <strong>
          <OwnWords typed={officeText.who(name, mid)} />
        </strong>
      </p>
      <p>
        <OwnWords typed={objection ?? ''} />
      </p>
      <Form form={form} labels={{ answer: text.answer, reason: text.reason }}>
        <SelectField
          {...form.field('answer')}
          label={text.answer}
          placeholder={text.choose}
          choices={OBJECTION_ANSWERS.map((value) => ({ value, label: text.answers[value] }))}
        />
        <TextAreaField {...form.field('reason')} label={text.reason} hint={text.reasonHint} />
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
