import { domainsOf } from '@mala/contract/access/role-places.ts';
import { MobileField } from '../../components/form/mobile-field.tsx';
import type { FormHandle } from '../../components/form/use-form.ts';
import { staffText } from '../../i18n/en/staff.ts';
import type { Me } from '../../lib/session/session.ts';
import { RadioField } from '../../ui/choice-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { whereWords } from './role-words.ts';

/** A role for somebody new, or for the account of somebody. */
export interface GivenValues {
  kind: 'new' | 'existing';
  user_name: string;
  mobile_no: string;
  domain: string;
  email: string;
  role: string;
  role_domain: string;
}

/** Who gets a role. */
export function PersonFields({ form, me }: { form: FormHandle<GivenValues>; me: Me }) {
  const text = staffText.form;
  const kind = form.field('kind');
  const isNew = form.values.kind === 'new';
  return (
    <>
      <RadioField
        {...kind}
        label={text.who}
        choices={(['new', 'existing'] as const).map((value) => ({
          value,
          label: text.kinds[value],
        }))}
        onChange={(value) => kind.onChange(value as GivenValues['kind'])}
      />
      {isNew && <TextField {...form.field('user_name')} label={text.name} autoComplete="off" />}
      <MobileField {...form.field('mobile_no')} label={text.mobile} hint={text.mobileHint} />
      <SelectField
        {...form.field('domain')}
        label={text.domain}
        choices={domainsOf(me, 'roles.give').map((domain) => ({
          value: domain,
          label: whereWords(domain),
        }))}
      />
      {isNew && (
        <TextField
          {...form.field('email')}
          label={text.email}
          hint={text.emailHint}
          type="email"
          autoComplete="off"
          optional
        />
      )}
    </>
  );
}
