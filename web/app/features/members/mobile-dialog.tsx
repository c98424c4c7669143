import { changeMemberMobile, changeMobileBody } from '@mala/contract/members/account.ts';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import { useReloadMember } from './queries.ts';

const check = validateWith(changeMobileBody);

/** Changes the number that a member logs in with. */
export function MobileDialog({
  id,
  onDone,
  onClose,
}: {
  id: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { acts } = memberPageText;
  const text = acts.mobile;
  const reload = useReloadMember(id);
  const form = useForm<{ mobile_no: string; reason: string }>({
    initial: { mobile_no: '', reason: '' },
    validate: (values) => check(values),
    send: async (body) => {
      try {
        await call(changeMemberMobile, { params: { id }, body });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'MOBILE_TAKEN')) throw error;
        form.refuse({ mobile_no: text.taken });
        return;
      }
      showToast({ kind: 'success', title: acts.success, message: text.done });
      reload();
      onDone();
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      <ActForm
        form={form}
        labels={{ mobile_no: text.number }}
        submit={text.submit}
        onClose={onClose}
      >
        <MobileField {...form.field('mobile_no')} label={text.number} />
      </ActForm>
    </Dialog>
  );
}
