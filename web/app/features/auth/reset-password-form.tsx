import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { useState } from 'react';
import { BirthDateField } from '../../components/form/birth-date-field.tsx';
import { MobileField } from '../../components/form/mobile-field.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { SupportButton, useSupport } from '../../components/standing/support.tsx';
import { resetText } from '../../i18n/en/reset.ts';
import { resetEndText } from '../../i18n/en/reset-end.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { supportText } from '../../i18n/en/support.ts';
import { wholeDate } from '../../lib/date-parts.ts';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { failingWith } from './failing-with.ts';
import type { ResetEnd } from './reset-notice.tsx';
import { useEntryCalls } from './use-entry.ts';

interface Values {
  /** empty until a site is chosen */
  domain: Domain | '';
  mobile_no: string;
  date_of_birth: string;
}

/**
 * Requests the link to a new password. A failure keeps what was typed; after a reply, the login follows (specification,
 * section 8).
 */
export function ResetPasswordForm({
  domain,
  canChoose,
  onEnd,
}: {
  /** the default site, or null */
  domain: Domain | null;
  canChoose: boolean;
  onEnd: (end: ResetEnd) => Promise<void>;
}) {
  const text = resetText;
  const { sent, noEmail } = resetEndText;
  const { siteName } = shellText;
  const support = useSupport();
  const entryCalls = useEntryCalls();
  const [unknown, setUnknown] = useState<Values | null>(null);
  const bodyOf = (values: Values) => ({
    ...values,
    domain: (values.domain || domain) as Domain,
    date_of_birth: wholeDate(values.date_of_birth),
  });
  const form = useForm<Values>({
    initial: { domain: '', mobile_no: '', date_of_birth: '' },
    validate: async (values) => (await entryCalls()).checkReset(bodyOf(values)),
    errorTitle: text.toastTitle,
    send: async (values) => {
      const end = await entryCalls()
        .then(({ sendReset }) => sendReset(bodyOf(values)))
        .catch(failingWith(text.failedBecause));
      const title = text.toastTitle;
      if (end === 'unknown') {
        setUnknown(values);
        showToast({ kind: 'error', title, message: text.failed });
        return;
      }
      await onEnd(end);
      if (end === 'sent') showToast({ kind: 'success', title, message: sent.toast });
      else if (support)
        showToast({ kind: 'notice', title, message: noEmail.toast(support.contact) });
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
      {unknown === form.values && site && <NoSuchAccount site={siteName[site]} />}
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

/** What to do if mobile number, date of birth and site match no account. */
function NoSuchAccount({ site }: { site: string }) {
  const { noMatch } = resetText;
  const { write } = supportText;
  const support = useSupport();
  return (
    <Notice kind="fault" title={noMatch.title} live>
      <p>{noMatch.message(site)}</p>
      <p>{support ? noMatch.support : noMatch.nobody}</p>
      <SupportButton look="outline" message={noMatch.ask}>
        {({ whom }) => write(whom)}
      </SupportButton>
    </Notice>
  );
}
