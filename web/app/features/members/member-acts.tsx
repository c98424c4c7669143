import { STATUS } from '@mala/contract/access/status.ts';
import type { Member } from '@mala/contract/members/page.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { erasureText } from '../../i18n/en/erasure.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { officePaths } from '../../lib/session/office.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { type AbsenceAct, AbsenceDialog } from './absence-dialog.tsx';
import { ErasureDialog } from './erasure-dialog.tsx';
import { MobileDialog } from './mobile-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

/** What can be done about the absence of a member now. */
function absenceActs({ status, pause, closure }: Member): AbsenceAct[] {
  if (closure) return ['reopen'];
  const pauses = status === STATUS.APPROVED && pause?.by !== 'office';
  return [...(pauses ? ['pause' as const] : []), ...(pause ? ['resume' as const] : []), 'close'];
}

/** What the office does to the account of a member. */
export function MemberActs({
  member,
  mayErase,
  onMobile,
}: {
  member: Member;
  mayErase: boolean;
  /** the number was changed */
  onMobile: () => void;
}) {
  const { acts } = memberPageText;
  const { id } = member;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'link' | 'mobile' | 'erasure' | AbsenceAct | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Row>
        {!member.closure && (
          <Button look="outline" onClick={() => setOpen('link')}>
            {acts.link.button}
          </Button>
        )}
        <Button look="outline" onClick={() => setOpen('mobile')}>
          {acts.mobile.button}
        </Button>
        {absenceActs(member).map((act) => (
          <Button key={act} look="outline" onClick={() => setOpen(act)}>
            {acts[act].button}
          </Button>
        ))}
        {mayErase && (
          <Button look="danger" onClick={() => setOpen('erasure')}>
            {erasureText.button}
          </Button>
        )}
      </Row>
      {open === 'link' && <PasswordLinkDialog id={id} onClose={close} />}
      {open === 'mobile' && <MobileDialog id={id} onDone={onMobile} onClose={close} />}
      {absenceActs(member)
        .filter((act) => act === open)
        .map((act) => (
          <AbsenceDialog key={act} id={id} act={act} onClose={close} />
        ))}
      {open === 'erasure' && (
        <ErasureDialog
          id={id}
          onDone={(receipt) => void navigate(officePaths.erasure(receipt), { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
}
