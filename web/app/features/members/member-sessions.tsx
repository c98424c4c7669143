import { useState } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { deviceName } from '../../components/session/device-name.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { shortDate, shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';
import classes from './member.module.css';
import { type MemberSession, useMemberSessions } from './queries.ts';

/** Where a member is logged in, and for who may do that, logging him out. */
export function MemberSessions({ id, mayEnd }: { id: string; mayEnd: boolean }) {
  const text = memberPageText.sessions;
  const list = useMemberSessions(id);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (list.isPending) return <PageLoading />;
  if (list.isError && !list.data) return <LoadFailed title={text.failed} query={list} />;
  const { rows } = list.data;
  return (
    <Stack gap="sm">
      {rows.length === 0 && <p>{text.empty}</p>}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={text.list}>
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={mayEnd ? (device) => setEnding({ session: session.id, device }) : null}
            />
          ))}
        </ul>
      )}
      {mayEnd && rows.length > 1 && (
        <Row>
          <Button look="outline" onClick={() => setEnding({ session: null, device: '' })}>
            {text.endAll}
          </Button>
        </Row>
      )}
      {ending && <EndDialog id={id} ending={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}

function SessionRow({
  session,
  onEnd,
}: {
  session: MemberSession;
  onEnd: ((device: string) => void) | null;
}) {
  const text = memberPageText.sessions;
  const { browser, system, kept_until } = session;
  const device = deviceName(browser, system);
  const at = shortTime(session.signed_in_at);
  return (
    <li className={classes.row}>
      <div>
        <p>
          <strong>{device}</strong>
        </p>
        <p>{text.signedIn(at)}</p>
        <p>{text.seen(shortTime(session.seen_at))}</p>
        {kept_until && <p>{text.keptUntil(shortDate(kept_until))}</p>}
      </div>
      {onEnd && (
        <Button look="outline" aria-label={text.endOf(device, at)} onClick={() => onEnd(device)}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
