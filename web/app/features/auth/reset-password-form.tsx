import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { useState } from 'react';
import { BirthDateField } from '../../components/form/date-field.tsx';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useSupport } from '../../components/standing/support.tsx';
import { resetText } from '../../i18n/en/reset.ts';
import { resetEndText } from '../../i18n/en/reset-end.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { wholeDate } from '../../lib/date-parts.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Toast } from '../../ui/toaster.tsx';
import { failingWith } from './failing-with.ts';
import type { AfterReset, ResetEnd } from './reset-notice.tsx';
import { useEntryCalls } from './use-entry.ts';

/** What was typed if no account has it: it stands there again when one comes back from the login. */
let notFound: Values | null = null;

interface Values {
  /** empty until a site is chosen */
  domain: Domain | '';
  mobile_no: string;
  date_of_birth: string;
}

/**
 * Requests the link to a new password. Any reply leads to the login with its toast (specification, section 8); without one,
 * what was typed stays.
 */
export function ResetPasswordForm({
  domain,
  canChoose,
  onEnd,
}: {
  /** the default site, or null */
  domain: Domain | null;
  canChoose: boolean;
  onEnd: (end: AfterReset) => Promise<void>;
}) {
  const text = resetText;
  const { sent, noEmail } = resetEndText;
  const { siteName } = shellText;
  const support = useSupport();
  const entryCalls = useEntryCalls();
  const [initial] = useState(notFound);
  const bodyOf = (values: Values) => ({
    ...values,
    domain: (values.domain || domain) as Domain,
    date_of_birth: wholeDate(values.date_of_birth),
  });
  const toastOf = (end: ResetEnd): Pick<Toast, 'kind' | 'message'> => {
    if (end === 'unknown') return { kind: 'error', message: text.failed };
    if (end === 'sent') return { kind: 'success', message: sent.toast };
    return { kind: 'notice', message: support ? noEmail.toast(support.contact) : noEmail.nobody };
  };
  const form = useForm<Values>({
    initial: initial ?? { domain: '', mobile_no: '', date_of_birth: '' },
    validate: async (values) => (await entryCalls()).checkReset(bodyOf(values)),
    errorTitle: text.toastTitle,
    send: async (values) => {
      const end = await entryCalls()
        .then(({ sendReset }) => sendReset(bodyOf(values)))
        .catch(failingWith(text.failedBecause));
      notFound = end === 'unknown' ? values : null;
      await onEnd({ reset: end, site: values.domain || domain });
      showToast({ title: text.toastTitle, ...toastOf(end) });
    },
  });
  const chosen = form.field('domain');
  const site = chosen.value || domain;
  return (
    <Form
      form={form}
      labels={{
        mobile_no: text.mobile,
        date_of_birth: text.birthDate,
        domain: text.domain,
      }}
    >
      <MobileField {...form.field('mobile_no')} label={text.mobile} />
      <BirthDateField {...form.field('date_of_birth')} label={text.birthDate} />
      {canChoose && (
        <SelectField
          {...chosen}
          value={site ?? ''}
          label={text.domain}
          choices={DOMAINS.map((value) => ({ value, label: siteName[value] }))}
          {...(domain ? {} : { placeholder: text.chooseDomain })}
          onChange={(value) => chosen.onChange(value as Domain)}
        />
      )}
      <SubmitButton submitting={form.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}
