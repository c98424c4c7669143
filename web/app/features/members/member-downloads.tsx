import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { TextLink } from '../../ui/button.tsx';
import { Lines } from './lines.tsx';
import { type Side, useMemberDownloads } from './queries.ts';

/** Whose contact a member has opened, or who has opened his. */
export function MemberDownloads({ id, side }: { id: string; side: Side }) {
  const text = memberPageText.downloads;
  const list = useMemberDownloads(id, side);
  return (
    <Lines
      list={list}
      idOf={({ profile_id }) => profile_id}
      label={text[side]}
      empty={side === 'made' ? text.noneMade : text.noneReceived}
      failed={text.failed}
      line={({ profile_id, mid, name, at }) => (
        <>
          <TextLink to={officePaths.member(profile_id)}>
            <OwnWords typed={adminText.who(name ?? text.noName, mid)} />
          </TextLink>
          <time dateTime={at}>{shortTime(at)}</time>
        </>
      )}
    />
  );
}
