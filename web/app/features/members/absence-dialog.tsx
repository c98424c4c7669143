import {
  absenceBody,
  CLOSED_DAYS,
  closeMember,
  pauseMember,
  reopenMember,
  resumeMember,
} from '@mala/contract/members/absences.ts';
import { useForm } from '../../components/form/use-form.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import { useReloadMember } from './queries.ts';

const check = validateWith(absenceBody);

const CALLS = {
  pause: pauseMember,
  resume: resumeMember,
  close: closeMember,
  reopen: reopenMember,
} as const;
export type AbsenceAct = keyof typeof CALLS;

/** Pauses a profile or closes an account, or takes that back, with a reason. */
export function AbsenceDialog({
  id,
  act,
  onClose,
}: {
  id: string;
  act: AbsenceAct;
  onClose: () => void;
}) {
  const { acts } = memberPageText;
  const text = acts[act];
  const { lead } = text;
  const reload = useReloadMember(id);
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => check(values),
    send: async (body) => {
      try {
        await call(CALLS[act], { params: { id }, body });
        showToast({ kind: 'success', title: acts.success, message: text.done });
        onClose();
      } catch (error) {
        // somebody else, or the member, was faster
        if (error instanceof ApiError && [404, 409].includes(error.status)) onClose();
        throw error;
      } finally {
        reload();
      }
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{typeof lead === 'string' ? lead : lead(CLOSED_DAYS)}</p>
      <ActForm form={form} submit={text.submit} onClose={onClose} />
    </Dialog>
  );
}
