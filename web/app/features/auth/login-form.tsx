import { type ReactNode, useState } from 'react';
import { KeepSignedInField } from '../../components/form/keep-signed-in-field.tsx';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { loginText } from '../../i18n/en/login.ts';
import { useSite } from '../../lib/site.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { useEntryCalls } from './use-entry.ts';

/** Mobile number, password, and whether the browser stays signed in; `children` are the links below. */
export function LoginForm({
  onToken,
  children,
}: {
  onToken: (token: string) => Promise<void>;
  children: ReactNode;
}) {
  const text = loginText;
  const signIns = useSite()?.demo?.sign_ins;
  const entryCalls = useEntryCalls();
  const [step, setStep] = useState<ReactNode>(null);
  const form = useForm({
    initial: { mobile_no: '', password: '', keep_signed_in: true },
    validate: async (body) => (await entryCalls()).checkLogin(body),
    errorTitle: text.failed,
    send: async (body) => (await entryCalls()).sendLogin(body, onToken, setStep),
  });
  if (step) return step;
  return (
    <>
      <Form form={form} labels={{ mobile_no: text.mobile, password: text.password }}>
        <MobileField {...form.field('mobile_no')} label={text.mobile} />
        <PasswordField
          {...form.field('password')}
          label={text.password}
          autoComplete="current-password"
        />
        <KeepSignedInField {...form.field('keep_signed_in')} />
        <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
      </Form>
      <div>{children}</div>
      {signIns && (
        <DemoSignIns
          signIns={signIns}
          onUse={({ mobile_no, password }) => {
            form.set('mobile_no', mobile_no);
            form.set('password', password);
            document.querySelector<HTMLElement>('form [type=submit]')?.focus();
          }}
        />
      )}
    </>
  );
}
