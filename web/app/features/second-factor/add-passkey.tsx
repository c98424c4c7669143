import { addPasskey, type addPasskeyBody, startPasskey } from '@mala/contract/second-factor.ts';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import { useForm } from '../../components/form/use-form.ts';
import { secondFactorText } from '../../i18n/en/second-factor.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChanged } from './queries.ts';

type Body = z.input<typeof addPasskeyBody>;

/** A passkey of this device, which is asked for one. Throws ApiError if it makes none. */
async function makePasskey(): Promise<Body['passkey']> {
  const { options } = await call(startPasskey);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(() => {
    throw new ApiError(0, 'UNREADABLE', secondFactorText.passkeys.stopped);
  });
  return made as unknown as Body['passkey'];
}

/** Adds a passkey with a name. */
export function AddPasskey({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const text = secondFactorText.passkeys;
  const changed = useChanged();
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }): Record<string, string> =>
      name.trim() ? {} : { name: faultText('required') },
    errorTitle: text.addFailed,
    send: async ({ name }) => {
      const passkey = await makePasskey();
      const { recovery_codes } = await call(addPasskey, { body: { name, passkey } });
      form.set('name', '');
      if (recovery_codes) onCodes(recovery_codes);
      await changed(text.added);
    },
  });
  return (
    <Form form={form} labels={{ name: text.name }}>
      <TextField {...form.field('name')} label={text.name} hint={text.nameHint} maxLength={60} />
      <SubmitButton submitting={form.submitting}>{text.add}</SubmitButton>
    </Form>
  );
}
