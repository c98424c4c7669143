import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useForm } from '../../components/form/use-form.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useSite } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/choice-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './agreement.module.css';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useEntryCalls } from './use-entry.ts';

/**
 * Creates an account on `domain`. If the URL names a community, another one can be chosen (specification, section 2).
 */
export function SignupForm({
  domain,
  canChoose,
  onToken,
}: {
  domain: Domain;
  canChoose: boolean;
  onToken: (token: string) => Promise<void>;
}) {
  const text = signupText;
  const { siteName } = shellText;
  const [takenMobile, setTakenMobile] = useState<string | null>(null);
  const asksConsent = useSite()?.conversion ?? false;
  const entryCalls = useEntryCalls();
  const form = useForm({
    initial: {
      // empty until chosen, because the default site may become known while the person types
      domain: '' as Domain | '',
      user_name: '',
      mobile_no: '',
      password: '',
      confirm_password: '',
      conversion_consent: false,
    },
    validate: async ({ confirm_password, conversion_consent: _, ...body }) =>
      (await entryCalls()).checkSignup(
        { ...body, domain: body.domain || domain },
        confirm_password,
      ),
    errorTitle: text.failed,
    send: async ({ confirm_password: _, conversion_consent, ...typed }) => {
      const body = {
        ...typed,
        domain: typed.domain || domain,
        ...(asksConsent && { conversion_consent }),
      };
      try {
        await onToken(await (await entryCalls()).sendSignup(body));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'MOBILE_TAKEN')
          setTakenMobile(body.mobile_no);
        throw error;
      }
    },
  });
  const chosen = form.field('domain');
  return (
    <Form
      form={form}
      labels={{
        domain: text.domain,
        user_name: text.name,
        mobile_no: text.mobile,
        password: text.password,
        confirm_password: text.confirmPassword,
      }}
    >
      {canChoose && (
        <SelectField
          {...chosen}
          value={chosen.value || domain}
          label={text.domain}
          choices={DOMAINS.map((value) => ({ value, label: siteName[value] }))}
          onChange={(value) => chosen.onChange(value as Domain)}
        />
      )}
      <TextField {...form.field('user_name')} label={text.name} autoComplete="name" />
      <MobileField {...form.field('mobile_no')} label={text.mobile} hint={text.mobileHint} />
      {takenMobile && takenMobile === form.values.mobile_no && (
        <Notice kind="warning" live>
          <p>{text.taken}</p>
          <TextLink to={paths.login}>{text.loginInstead}</TextLink>
        </Notice>
      )}
      <NewPasswordFields field={form.field} text={text} />
      {asksConsent && <CheckField {...form.field('conversion_consent')} label={text.conversion} />}
      <Agreement />
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}

/** What signing up accepts; the links open in a new tab, so that nothing typed is lost. */
function Agreement() {
  const { agreement } = signupText;
  const { terms, privacy } = usePublicPaths();
  return (
    <p>
      {agreement.before}
      <Link className={classes.link} to={terms} target="_blank">
        {agreement.terms}
      </Link>
      {agreement.between}
      <Link className={classes.link} to={privacy} target="_blank">
        {agreement.privacy}
      </Link>
      {agreement.after}
    </p>
  );
}

/** Says on which site the person registers, with a link to the other. */
export function OtherSite({ domain }: { domain: Domain }) {
  const text = signupText;
  const { siteName } = shellText;
  return (
    <div>
      <p>{text.withSite(siteName[domain])}</p>
      {DOMAINS.filter((other) => other !== domain).map((other) => (
        <TextLink key={other} to={paths.signup(other)}>
          {text.otherSite(siteName[other])}
        </TextLink>
      ))}
    </div>
  );
}
