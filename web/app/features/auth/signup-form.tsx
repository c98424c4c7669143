import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { ProfileFor } from '@mala/contract/profiles/filled-in-by.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { KeepSignedInField } from '../../components/form/keep-signed-in-field.tsx';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readStored, SIGNUP_DRAFT } from '../../lib/browser-storage.ts';
import { useSite } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './agreement.module.css';
import type { SignupValues } from './signup-values.ts';
import { type EntryCalls, useEntryCalls } from './use-entry.ts';

const NOTHING_TYPED: SignupValues = {
  profile_for: '',
  filled_in_by: '',
  domain: '',
  user_name: '',
  mobile_no: '',
  password: '',
  confirm_password: '',
  conversion_consent: false,
  keep_signed_in: true,
};

/**
 * Creates an account on `domain`, which can be chosen if `asked` (specification, section 2), and must be if there is
 * none.
 */
export function SignupForm({
  domain,
  asked,
  onToken,
}: {
  domain: Domain | '';
  asked: boolean;
  onToken: (token: string) => Promise<void>;
}) {
  const text = signupText;
  const { siteName } = shellText;
  const [takenMobile, setTakenMobile] = useState<string | null>(null);
  const entryCalls = useEntryCalls();
  // the question that follows from the first one
  const [late, setLate] = useState<EntryCalls['signupParts'] | null>(null);
  const asksConsent = useSite()?.conversion ?? false;
  // the community of the page may become known while the person types
  const whole = (values: SignupValues) => ({ ...values, domain: values.domain || domain });
  const form = useForm<SignupValues>({
    initial: NOTHING_TYPED,
    validate: async (values) => {
      const calls = await entryCalls();
      setLate(calls.signupParts);
      return calls.checkSignup(whole(values));
    },
    errorTitle: text.failed,
    send: async (values) => {
      try {
        const calls = await entryCalls();
        await onToken(await calls.sendSignup(whole(values), asksConsent));
        calls.signupParts.dropSignup();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'MOBILE_TAKEN')
          setTakenMobile(values.mobile_no);
        throw error;
      }
    },
  });
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed, and the draft before it
  useEffect(() => {
    if (values === NOTHING_TYPED && !readStored('sessionStorage', SIGNUP_DRAFT)) return;
    const follow = ({ signupParts: parts }: EntryCalls) => {
      if (late) return parts.keepSignup(domain, values);
      setLate(parts);
      parts.recallSignup(domain, form);
    };
    // without network only the page keeps it, and the validation says what is missing
    void entryCalls().then(follow, () => undefined);
  }, [values, late]);
  const community = form.field('domain');
  return (
    <Form
      form={form}
      labels={{
        // a colon follows
        profile_for: text.forWhom.replace('?', ''),
        filled_in_by: late?.FILLER_LABEL ?? '',
        domain: text.domain,
        user_name: text.name,
        mobile_no: text.mobile,
        password: text.password,
        confirm_password: text.confirmPassword,
      }}
    >
      <RadioField
        {...form.field('profile_for')}
        tiles
        label={text.forWhom}
        choices={Object.entries(text.whom).map(([value, label]) => ({ value, label }))}
        onChange={(value) => {
          form.set('profile_for', value as ProfileFor);
          form.set('filled_in_by', '');
        }}
      />
      {late && <late.FillerField form={form} />}
      {asked && (
        <RadioField
          {...community}
          tiles
          value={community.value || domain}
          label={text.domain}
          choices={DOMAINS.map((value) => ({ value, label: siteName[value] }))}
          onChange={(value) => community.onChange(value as Domain)}
        />
      )}
      <TextField
        {...form.field('user_name')}
        label={text.name}
        hint={text.nameHint}
        autoComplete="name"
      />
      <MobileField {...form.field('mobile_no')} label={text.mobile} hint={text.mobileHint} />
      {takenMobile && takenMobile === values.mobile_no && (
        <Notice kind="warning" live>
          <p>{text.taken}</p>
          <TextLink to={paths.login}>{text.loginInstead}</TextLink>
        </Notice>
      )}
      <NewPasswordFields field={form.field} text={text} />
      {asksConsent && <CheckField {...form.field('conversion_consent')} label={text.conversion} />}
      <KeepSignedInField {...form.field('keep_signed_in')} />
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

/** The community that the host or the URL has decided, with a link to each other. */
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
