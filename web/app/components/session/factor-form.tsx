import { type ReactNode, useState } from 'react';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { ApiError } from '../../lib/api-error.ts';
import { faultText } from '../../lib/fault-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { AppCodeField } from '../form/app-code-field.tsx';
import { useForm } from '../form/use-form.ts';
import type { FactorWays, Give } from './given-factor.ts';
import { PasskeyButton } from './passkey-button.tsx';

type Way = 'code' | 'recovery_code' | 'password';

const LABELS: Record<Way, { label: string; hint?: string }> = {
  code: { label: secondStepText.code, hint: secondStepText.codeHint },
  recovery_code: { label: secondStepText.recoveryCode, hint: secondStepText.recoveryHint },
  password: { label: secondStepText.password },
};

function waysTyped(ways: FactorWays | null): Way[] {
  if (!ways) return ['password'];
  return [
    ...(ways.code ? (['code'] as const) : []),
    ...(ways.recovery_code ? (['recovery_code'] as const) : []),
  ];
}

interface Giving {
  /** the label of the button */
  submit: string;
  give: Give;
}

/**
 * One of the ways to show a second factor, and buttons for the others; without any the password. `children` are further
 * buttons.
 */
export function FactorForm({
  ways,
  children,
  ...giving
}: Giving & { ways: FactorWays | null; children: ReactNode }) {
  const text = secondStepText;
  const [fault, setFault] = useState('');
  const [first, ...others] = waysTyped(ways);
  const passkey = ways?.passkey;
  // whoever has a passkey, and no app, is not asked for a recovery code at first
  const [way, setWay] = useState<Way | null>(passkey && first !== 'code' ? null : (first ?? null));
  const give: Give = async (given) => {
    setFault('');
    await giving.give(given).catch((error: unknown) => {
      // on the page or in the dialog, where a toast would go by
      const beside = error instanceof ApiError && way && error.fields[way];
      if (beside || !(error instanceof ApiError)) throw error;
      setFault(error.fields.passkey ?? error.message);
    });
  };
  const other = [first, ...others].find((one) => one && one !== way);
  return (
    <>
      <div role="alert">
        {fault && (
          <Notice kind="fault" title={text.failed}>
            <p>{fault}</p>
          </Notice>
        )}
      </div>
      {!way && !passkey && <p>{text.noWay}</p>}
      {passkey && <PasskeyButton options={passkey} give={give} onFault={setFault} />}
      {way && <TypedFactor key={way} way={way} submit={giving.submit} give={give} />}
      <Row>
        {other && (
          <Button look="quiet" onClick={() => setWay(other)}>
            {other === 'code' ? text.useApp : text.useRecovery}
          </Button>
        )}
        {children}
      </Row>
    </>
  );
}

/** The field of one way. */
function TypedFactor({ way, submit, give }: Giving & { way: Way }) {
  const form = useForm({
    initial: { [way]: '' } as Record<Way, string>,
    validate: (values) => (values[way] ? {} : { [way]: faultText('required') }),
    send: (values) => give({ [way]: values[way] }),
  });
  const field = { ...form.field(way), ...LABELS[way] };
  return (
    <Form form={form} labels={{ [way]: field.label }}>
      {way === 'code' && <AppCodeField {...field} />}
      {way === 'recovery_code' && <TextField {...field} autoComplete="off" />}
      {way === 'password' && <PasswordField {...field} autoComplete="current-password" />}
      <SubmitButton submitting={form.submitting}>{submit}</SubmitButton>
    </Form>
  );
}
