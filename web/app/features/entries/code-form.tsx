import { openEntry } from '@mala/contract/entries/family.ts';
import { codeBody } from '@mala/contract/entries/family-forms.ts';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { confirmText } from '../../i18n/en/confirm.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { validateWith } from '../../lib/validate.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OpenedEntry } from './proof.ts';

const check = validateWith(codeBody);

/** The mobile number with the code that the office told. */
export function CodeForm({ onOpened }: { onOpened: (opened: OpenedEntry) => void }) {
  const text = confirmText.code;
  const form = useForm({
    initial: { mobile_no: '', code: '' },
    validate: (typed) => check({ way: 'code', ...typed }),
    errorTitle: text.failed,
    send: async (typed) => {
      const proof = { way: 'code', ...typed } as const;
      try {
        onOpened({ ...(await call(openEntry, { body: proof })), proof });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ENTRY_UNKNOWN')
          throw new ApiError(error.status, error.code, text.unknown, { code: text.unknown });
        throw error;
      }
    },
  });
  return (
    <Form form={form} labels={{ mobile_no: text.mobile, code: text.code }}>
      <MobileField {...form.field('mobile_no')} label={text.mobile} />
      <TextField
        {...form.field('code')}
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
