import { login, loginBody } from '@mala/contract/auth/sign-in.ts';
import { useState } from 'react';
import { secondStepText } from '../../i18n/en/second-step.ts';
import { sessionText } from '../../i18n/en/session.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { declineSignIn } from '../../lib/session/leaving.ts';
import { resumeSession, useMember } from '../../lib/session/session.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { KeepSignedInField } from '../form/keep-signed-in-field.tsx';
import { MobileField } from '../form/mobile-field.tsx';
import { useForm } from '../form/use-form.ts';
import { SecondStep, type SecondStepAsked } from './second-step.tsx';

/** The login in a dialog over the page after the session ended. Closing it logs out. */
export function SignInDialog() {
  const text = sessionText.signInAgain;
  const { me } = useMember();
  const [fault, setFault] = useState('');
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const form = useForm({
    initial: { mobile_no: me.mobile_no, password: '', keep_signed_in: true },
    validate: validateWith(loginBody),
    send: async (body) => {
      setFault('');
      try {
        const { token, second_factor } = await call(login, { body });
        if (token) resumeSession(token);
        else setAsked(second_factor ?? null);
      } catch (error) {
        // in the dialog, because a toast would be behind it
        if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
        setFault(error.message);
      }
    },
  });
  if (asked)
    return (
      <Dialog key="second step" title={secondStepText.title} onClose={declineSignIn}>
        <SecondStep asked={asked} onToken={async (token) => resumeSession(token)}>
          <Button look="outline" onClick={() => setAsked(null)}>
            {secondStepText.back}
          </Button>
        </SecondStep>
      </Dialog>
    );
  return (
    <Dialog title={text.title} onClose={declineSignIn} startAt="[type=password]">
      <p>{text.lead}</p>
      <div role="alert">
        {fault && (
          <Notice kind="fault" title={text.failed}>
            <p>{fault}</p>
          </Notice>
        )}
      </div>
      <Form form={form} labels={{ mobile_no: text.mobile, password: text.password }}>
        <MobileField {...form.field('mobile_no')} label={text.mobile} />
        <PasswordField
          {...form.field('password')}
          label={text.password}
          autoComplete="current-password"
        />
        <KeepSignedInField {...form.field('keep_signed_in')} />
        <Row>
          <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
          <Button look="outline" onClick={declineSignIn}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
