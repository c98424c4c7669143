import { languagesOf } from '@mala/contract/communities/languages.ts';
import { confirmEntry } from '@mala/contract/entries/family.ts';
import { chosenBody } from '@mala/contract/entries/family-forms.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { confirmationFaults } from '../../components/form/confirmation.ts';
import { KeepSignedInField } from '../../components/form/keep-signed-in-field.tsx';
import { NewPasswordFields } from '../../components/form/new-password-fields.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { confirmText } from '../../i18n/en/confirm.ts';
import { language } from '../../i18n/en/language.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { phoneText } from '../../lib/phone.ts';
import { validateWith } from '../../lib/validate.ts';
import { TextLink } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OpenedEntry } from './proof.ts';

const check = validateWith(chosenBody);

/** Accepts what was entered, with a password of the family's own; it is a registration, so it agrees to the terms. */
export function AcceptForm({
  opened,
  onToken,
  onSpent,
}: {
  opened: OpenedEntry;
  onToken: (token: string) => Promise<void>;
  /** it was confirmed or taken back meanwhile */
  onSpent: () => void;
}) {
  const text = confirmText.accept;
  const { login, terms, privacy } = usePublicPaths();
  const [isTaken, setTaken] = useState(false);
  const { proof, profile, mobile_no } = opened;
  const isOffered = languagesOf(profile.domain).includes(language.tag);
  const form = useForm({
    initial: { password: '', confirm_password: '', keep_signed_in: true },
    validate: ({ password, confirm_password }) => ({
      ...check({ password }),
      ...confirmationFaults(password, confirm_password),
    }),
    errorTitle: text.failed,
    send: async ({ password, keep_signed_in }) => {
      const chosen = { password, keep_signed_in, ...(isOffered && { language: language.tag }) };
      try {
        await onToken((await call(confirmEntry, { body: { ...proof, ...chosen } })).token);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'MOBILE_TAKEN') return setTaken(true);
        if (error.code === 'ENTRY_UNKNOWN') return onSpent();
        // a rule has changed since the office sent it
        const isOurs = Object.keys(error.fields).every((name) => name === 'password');
        throw isOurs ? error : new ApiError(error.status, error.code, text.toFix);
      }
    },
  });
  return (
    <Form form={form} labels={{ password: text.password, confirm_password: text.confirmPassword }}>
      <p>{text.login(phoneText(mobile_no))}</p>
      {isTaken && (
        <Notice kind="warning" live>
          <p>{text.taken}</p>
          <TextLink to={login}>{text.logIn}</TextLink>
        </Notice>
      )}
      <NewPasswordFields field={form.field} text={text} />
      <KeepSignedInField {...form.field('keep_signed_in')} />
      {/* in a new tab, so that nothing typed is lost */}
      <p>
        {text.agreement.before}
        <Link to={terms} target="_blank">
          {text.agreement.terms}
        </Link>
        {text.agreement.between}
        <Link to={privacy} target="_blank">
          {text.agreement.privacy}
        </Link>
        {text.agreement.after}
      </p>
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
