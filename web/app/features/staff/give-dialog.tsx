import type { Role } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import * as staff from '@mala/contract/staff.ts';
import { useForm } from '../../components/form/use-form.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { staffText } from '../../i18n/en/staff.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useMember } from '../../lib/session/session.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type GivenValues, PersonFields } from './person-fields.tsx';
import { type PasswordLink, type StaffPerson, useReloadStaff } from './queries.ts';
import { ROLE_CHOICES, whereChoices, whereOf } from './role-words.ts';

const checks = {
  new: validateWith(staff.addPersonBody),
  existing: validateWith(staff.giveRoleBody),
};

function bodyOf({ mobile_no, domain, role, role_domain }: GivenValues) {
  return {
    mobile_no,
    domain: domain as Domain,
    role: role as Role,
    role_domain: whereOf(role_domain),
  };
}

function newBodyOf(values: GivenValues) {
  const { user_name, email } = values;
  return { user_name, email: email.trim(), ...bodyOf(values) };
}

/** What the server says of the account is a fault of its number. */
function atMobile(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const own = { NOT_FOUND: staffText.form.notFound, PROFILE_BEGUN: staffText.form.profileBegun };
  const { code } = error;
  const isOfNumber = code === 'MOBILE_TAKEN' || code === 'ACCOUNT_CLOSED';
  const message = isOfNumber ? error.message : own[code as keyof typeof own];
  return message ? new ApiError(error.status, code, message, { mobile_no: message }) : error;
}

/** Gives a role: to `person`, or to whoever is named in the form, somebody new too. */
export function GiveDialog({
  person,
  onLink,
  onClose,
}: {
  person: StaffPerson | null;
  /** shows the link of a new account */
  onLink: (who: string, link: PasswordLink) => void;
  onClose: () => void;
}) {
  const text = staffText.form;
  const { me } = useMember();
  const reload = useReloadStaff();
  const form = useForm<GivenValues>({
    initial: {
      kind: person ? 'existing' : 'new',
      user_name: '',
      mobile_no: person?.mobile_no ?? '',
      domain: person?.domain ?? me.domain,
      email: '',
      role: '',
      role_domain: '',
    },
    validate: (values) =>
      checks[values.kind](values.kind === 'new' ? newBodyOf(values) : bodyOf(values)),
    send: async (values) => {
      try {
        if (values.kind === 'new')
          onLink(values.user_name, await call(staff.addPerson, { body: newBodyOf(values) }));
        else {
          await call(staff.giveRole, { body: bodyOf(values) });
          showToast({ kind: 'success', ...text.given });
          onClose();
        }
        reload();
      } catch (error) {
        throw person ? error : atMobile(error);
      }
    },
  });
  return (
    <Dialog title={person ? text.titleFor : text.title} onClose={onClose}>
      {person && (
        <p>
          <strong>
            <OwnWords typed={person.user_name} />
          </strong>
        </p>
      )}
      <Form
        form={form}
        labels={{
          kind: text.who,
          user_name: text.name,
          mobile_no: text.mobile,
          domain: text.domain,
          email: text.email,
          role: text.role,
          role_domain: text.where,
        }}
      >
        {!person && <PersonFields form={form} me={me} />}
        <SelectField
          {...form.field('role')}
          label={text.role}
          placeholder={text.choose}
          choices={ROLE_CHOICES}
        />
        <SelectField
          {...form.field('role_domain')}
          label={text.where}
          placeholder={text.choose}
          choices={whereChoices(me)}
        />
        <Row>
          <SubmitButton submitting={form.submitting}>
            {person ? text.submitFor : text.submit}
          </SubmitButton>
          <Button look="outline" onClick={onClose}>
            {text.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
