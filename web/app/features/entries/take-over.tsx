import { takeOverEntry } from '@mala/contract/entries/family.ts';
import { useForm } from '../../components/form/use-form.ts';
import { confirmText } from '../../i18n/en/confirm.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Me } from '../../lib/session/session.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OpenedEntry } from './proof.ts';

/** Takes what was entered over into the account of who is logged in, where it has no profile yet. */
export function TakeOver({
  opened,
  me,
  onDone,
  onSpent,
}: {
  opened: OpenedEntry;
  me: Me;
  onDone: () => Promise<void>;
  onSpent: () => void;
}) {
  const text = confirmText.take;
  const form = useForm({
    initial: {},
    validate: () => ({}),
    errorTitle: text.failed,
    send: async () => {
      try {
        await call(takeOverEntry, { body: opened.proof });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ENTRY_UNKNOWN') return onSpent();
        throw error;
      }
      await onDone();
    },
  });
  if (me.steps.basic || me.domain !== opened.profile.domain)
    return (
      <Notice kind="warning">
        <p>{text.begun}</p>
        <p>{text.other}</p>
      </Notice>
    );
  return (
    <Form form={form} labels={{}}>
      <p>{text.lead}</p>
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
      <p>{text.other}</p>
    </Form>
  );
}
