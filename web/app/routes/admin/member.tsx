import { can } from '@mala/contract/access/roles.ts';
import type { Member as MemberReply } from '@mala/contract/members/page.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { MemberComplaints } from '../../features/complaints/member-complaints.tsx';
import { NO_FILTERS as ANY_ACT } from '../../features/history/filters.ts';
import { HistoryList } from '../../features/history/history-list.tsx';
import { useHistory } from '../../features/history/queries.ts';
import { correctPath } from '../../features/members/correct-path.ts';
import { MemberActs } from '../../features/members/member-acts.tsx';
import { MemberContact } from '../../features/members/member-contact.tsx';
import { MemberDownloads } from '../../features/members/member-downloads.tsx';
import { MemberFacts } from '../../features/members/member-facts.tsx';
import { MemberMails } from '../../features/members/member-mails.tsx';
import { MemberNotes } from '../../features/members/member-notes.tsx';
import { MemberSessions } from '../../features/members/member-sessions.tsx';
import { useMemberPage } from '../../features/members/queries.ts';
import { CorrectionDialog } from '../../features/payments/correction-dialog.tsx';
import { NO_FILTERS as ANY_PAYMENT } from '../../features/payments/filters.ts';
import { type Change, PaymentList } from '../../features/payments/payment-list.tsx';
import { RefundDialog } from '../../features/payments/refund-dialog.tsx';
import { BackToSearch } from '../../features/profiles/page/back-to-search.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { correctingText } from '../../i18n/en/correcting.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { ApiError } from '../../lib/api-error.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** A member with everything that the office may see of him and do for him. */
export default function AdminMember({ id = '' }: { id?: string }) {
  const text = memberPageText;
  const member = useMemberPage(id);
  // also of a member who was erased after the page was loaded
  const isGone = member.error instanceof ApiError && member.error.status === 404;
  // nothing of another member stays when the address changes
  if (member.data && !isGone) return <MemberPage key={id} member={member.data} />;
  if (member.isPending) return <PageLoading whole />;
  if (isGone)
    return (
      <MessagePage title={text.missing} message={text.missingHint}>
        <LinkButton to={officePaths.adminSearch}>{text.backToList}</LinkButton>
      </MessagePage>
    );
  return (
    <Stack>
      <PageTitle title={text.title} />
      <LoadFailed title={text.loadFailed} query={member} />
    </Stack>
  );
}

/** The state of a link from a list of the office (useFrom). */
type From = { search?: string } | null;

function MemberPage({ member }: { member: MemberReply }) {
  const text = memberPageText;
  const { id, domain, mid, name } = member;
  const { me } = useMember();
  const from = useFrom();
  const cameFrom = (useLocation().state as From)?.search;
  const [mobiles, setMobiles] = useState(0);
  const who = adminText.who(name, mid);
  const row = new URLSearchParams(mid ? { domain, mid } : { domain, name });
  const sees = can(me, 'members.read', domain);
  const firstSaved = SECTIONS.find((section) => !member.missing.includes(section));
  const isOpen = firstSaved !== undefined && !member.closure;
  return (
    <Stack gap="lg">
      {cameFrom && <BackToSearch />}
      <PageTitle title={text.titleOf(who)}>
        <OwnWords typed={who} />
      </PageTitle>
      <Row>
        {can(me, 'profiles.read', domain) && (
          <TextLink to={paths.profile(id)} state={from}>
            {text.openProfile}
          </TextLink>
        )}
        <TextLink to={`${officePaths.adminSearch}?${row}`}>{text.inList}</TextLink>
        {can(me, 'profiles.edit', domain) && isOpen && (
          <TextLink to={correctPath(id, firstSaved)}>{correctingText.correct.link}</TextLink>
        )}
      </Row>
      <Part title={text.standing}>
        <MemberFacts member={member} />
      </Part>
      {can(me, 'contacts.read', domain) && (
        <Part title={text.contact.title}>
          {/* a contact that was asked for has the former number */}
          <MemberContact key={mobiles} id={id} hasBiodata={isOpen} />
        </Part>
      )}
      {can(me, 'members.act', domain) && (
        <Part title={text.acts.title}>
          <MemberActs
            member={member}
            mayErase={can(me, 'members.erase', domain)}
            onMobile={() => setMobiles(mobiles + 1)}
          />
        </Part>
      )}
      {can(me, 'members.note', domain) && (
        <Part title={text.notes.title}>
          <MemberNotes id={id} />
        </Part>
      )}
      {sees && (
        <>
          <Part title={text.sessions.title}>
            <MemberSessions id={id} mayEnd={can(me, 'members.act', domain)} />
          </Part>
          <Part title={text.downloads.made}>
            <MemberDownloads id={id} side="made" />
          </Part>
          <Part title={text.downloads.received}>
            <MemberDownloads id={id} side="received" />
          </Part>
          <Part title={text.mails.title}>
            <MemberMails id={id} />
          </Part>
        </>
      )}
      {can(me, 'complaints.handle', domain) && (
        <Part title={text.complaints}>
          <MemberComplaints profileId={id} />
        </Part>
      )}
      {can(me, 'payments.record', domain) && (
        <Part title={text.payments}>
          <MemberPayments id={id} />
        </Part>
      )}
      {can(me, 'history.read', domain) && (
        <Part title={text.history}>
          <MemberHistory id={id} />
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </section>
  );
}

function MemberPayments({ id }: { id: string }) {
  const filters = useMemo(() => ({ ...ANY_PAYMENT, member: id }), [id]);
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  return (
    <>
      <PaymentList filters={filters} onChange={setChange} />
      {change?.kind === 'correct' && <CorrectionDialog payment={change.payment} onClose={close} />}
      {change?.kind === 'refund' && <RefundDialog payment={change.payment} onClose={close} />}
    </>
  );
}

function MemberHistory({ id }: { id: string }) {
  const filters = useMemo(() => ({ ...ANY_ACT, profile: id }), [id]);
  return <HistoryList history={useHistory(filters)} />;
}
