import { endMemberSessions, endSessionsBody } from '@mala/contract/members/account.ts';
import { useForm } from '../../components/form/use-form.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { call } from '../../lib/api.ts';
import { validateWith } from '../../lib/validate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import { useReloadMember } from './queries.ts';

const check = validateWith(endSessionsBody);

/** What is to be ended: one session with the name of its device, or all. */
export interface Ending {
  session: string | null;
  device: string;
}

/** Logs a member out, with a reason. */
export function EndDialog({
  id,
  ending: { session, device },
  onClose,
}: {
  id: string;
  ending: Ending;
  onClose: () => void;
}) {
  const { acts } = memberPageText;
  const text = acts.end;
  const reload = useReloadMember(id);
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => check(values),
    send: async (values) => {
      const body = session ? { ...values, session } : values;
      await call(endMemberSessions, { params: { id }, body });
      showToast({ kind: 'success', title: acts.success, message: text.done });
      reload();
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{session ? text.one(device) : text.all}</p>
      <ActForm form={form} submit={text.submit} onClose={onClose} />
    </Dialog>
  );
}
