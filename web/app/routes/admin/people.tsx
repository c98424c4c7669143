import { useState } from 'react';
import { GiveDialog } from '../../features/staff/give-dialog.tsx';
import { LinkDialog } from '../../features/staff/link-dialog.tsx';
import type { HeldRole, PasswordLink, StaffPerson } from '../../features/staff/queries.ts';
import { RoleGuide } from '../../features/staff/role-guide.tsx';
import { StaffList } from '../../features/staff/staff-list.tsx';
import { TakeDialog } from '../../features/staff/take-dialog.tsx';
import { staffText } from '../../i18n/en/staff.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** The dialog over the page. */
type Open =
  | { kind: 'give'; person: StaffPerson | null }
  | { kind: 'take'; held: HeldRole }
  | { kind: 'link'; who: string; made: PasswordLink };

/** The people of the office: who has which role, and giving and taking roles. */
export default function AdminPeople() {
  const text = staffText;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showLink = (who: string, made: PasswordLink) => setOpen({ kind: 'link', who, made });
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <Row>
        <Button onClick={() => setOpen({ kind: 'give', person: null })}>{text.add}</Button>
      </Row>
      <StaffList
        onGive={(person) => setOpen({ kind: 'give', person })}
        onTake={(held) => setOpen({ kind: 'take', held })}
        onLink={(person, made) => showLink(person.user_name, made)}
      />
      <Stack gap="sm">
        <h2>{text.explained}</h2>
        <RoleGuide />
      </Stack>
      {open?.kind === 'give' && (
        <GiveDialog person={open.person} onLink={showLink} onClose={close} />
      )}
      {open?.kind === 'take' && <TakeDialog held={open.held} onClose={close} />}
      {open?.kind === 'link' && <LinkDialog who={open.who} made={open.made} onClose={close} />}
    </Stack>
  );
}
