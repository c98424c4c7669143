import { login, loginBody } from '@mala/contract/auth.ts';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { originOf } from '../../components/gate.tsx';
import { useForm } from '../../components/use-form.ts';
import { useAuthText } from '../../i18n/auth.ts';
import { call } from '../../lib/api.ts';
import { beginSession, useSession } from '../../lib/session.ts';
import { validateWith } from '../../lib/validate.ts';
import { paths } from '../../paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Sends a person back to where he wanted to go, else to his own profile (specification, section 4). */
export default function Login() {
  const text = useAuthText().login;
  const { status } = useSession();
  const origin = originOf(useLocation().state);
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const form = useForm({
    initial: { mobile_no: '', password: '' },
    validate: validateWith(loginBody),
    errorTitle: text.failed,
    send: async (values) => {
      const { token } = await call(login, { body: values });
      setEntering(true);
      await beginSession(token);
      await navigate(origin ?? paths.myProfile, { replace: true });
    },
  });
  if (status === 'member' && !entering) return <Navigate to={origin ?? paths.search} replace />;
  return (
    <Stack width="narrow">
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <Form form={form} labels={{ mobile_no: text.mobile, password: text.password }}>
        <TextField
          label={text.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...form.field('mobile_no')}
        />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
      </Form>
      <p>
        <TextLink to={paths.resetPassword}>{text.forgot}</TextLink>
      </p>
      <p>
        {text.noAccount} <TextLink to={paths.signup()}>{text.register}</TextLink>
      </p>
    </Stack>
  );
}
