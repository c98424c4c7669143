import { mailText } from '../../i18n/en/mail.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { shortTime } from '../../lib/format.ts';
import { Lines } from './lines.tsx';
import { useMemberMails } from './queries.ts';

/** Which mails a member got, when, and what became of them. */
export function MemberMails({ id }: { id: string }) {
  const text = memberPageText.mails;
  const list = useMemberMails(id);
  return (
    <Lines
      list={list}
      idOf={(mail) => mail.id}
      label={text.title}
      empty={text.empty}
      failed={text.failed}
      line={({ kind, queued_at, state, at }) => (
        <>
          <span>{mailText.kinds[kind]}</span>
          <span>{text.queued(shortTime(queued_at))}</span>
          <span>{text.states[state](at ? shortTime(at) : '')}</span>
        </>
      )}
    />
  );
}
