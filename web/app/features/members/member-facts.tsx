import { LANGUAGE_NAMES } from '@mala/contract/communities/languages.ts';
import type { Member } from '@mala/contract/members/page.ts';
import { FactLine, FactList } from '../../components/profile/fact-list.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { shortDate, shortTime, wholeNumber } from '../../lib/format.ts';

/** What the office sees of a member at once. */
export function MemberFacts({ member }: { member: Member }) {
  const { facts, emails, none, never, left, pausedBy, quietSince, closedUntil } = memberPageText;
  const { subscription: running } = member;
  const time = (at: string | null) => (at ? shortTime(at) : never);
  return (
    <FactList>
      <FactLine label={facts.mid}>{member.mid ?? adminText.list.noMid}</FactLine>
      <FactLine label={facts.community}>{shellText.siteName[member.domain]}</FactLine>
      <FactLine label={facts.status}>{adminText.statuses[member.status]}</FactLine>
      {member.status_reason && (
        <FactLine label={facts.reason}>
          <OwnWords typed={member.status_reason} />
        </FactLine>
      )}
      {member.pause && (
        <FactLine label={facts.paused}>
          {pausedBy[member.pause.by](shortTime(member.pause.since))}
          {member.pause.reason && (
            <>
              {': '}
              <OwnWords typed={member.pause.reason} />
            </>
          )}
        </FactLine>
      )}
      {member.quiet && (
        <FactLine label={facts.quiet}>{quietSince(shortDate(member.quiet))}</FactLine>
      )}
      {member.closure && (
        <FactLine label={facts.closed}>
          {closedUntil(shortTime(member.closure.since), shortDate(member.closure.erased_at))}
          {member.closure.reason && (
            <>
              {': '}
              <OwnWords typed={member.closure.reason} />
            </>
          )}
        </FactLine>
      )}
      {member.missing.length > 0 && (
        <FactLine label={facts.missing}>
          {member.missing.map((step) => wizardText.steps[step]).join(', ')}
        </FactLine>
      )}
      <FactLine label={facts.registered}>{shortTime(member.registered_at)}</FactLine>
      {member.profile_for && (
        <FactLine label={facts.registeredFor}>
          {adminText.list.registeredFor[member.profile_for]}
        </FactLine>
      )}
      <FactLine label={facts.approved}>{time(member.approved_at)}</FactLine>
      <FactLine label={facts.seen}>{time(member.last_seen)}</FactLine>
      <FactLine label={facts.language}>
        <span lang={member.language} translate="no">
          {LANGUAGE_NAMES[member.language]}
        </span>
      </FactLine>
      <FactLine label={facts.email}>{emails[member.email]}</FactLine>
      <FactLine label={facts.photos}>{wholeNumber(member.photos)}</FactLine>
      <FactLine label={facts.files}>{wholeNumber(member.files)}</FactLine>
      <FactLine label={facts.package}>
        {running
          ? left(
              subscriptionText.packages[running.package],
              wholeNumber(running.current_download),
              wholeNumber(running.total_download),
              shortDate(running.ends_at),
            )
          : none}
      </FactLine>
    </FactList>
  );
}
