import { useRef } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { deviceName } from '../../components/session/device-name.ts';
import { accountText } from '../../i18n/en/account.ts';
import { shortDate, shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import classes from './session-list.module.css';
import { type OpenSession, useEndSession, useSessions } from './sessions.ts';

/** Every device on which the member is signed in, the current one first. */
export function SessionList() {
  const text = accountText.sessions;
  const { data, isPending, isError, error, refetch } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  if (isPending) return <PageLoading />;
  if (isError && !data) return <LoadFailed title={text.failed} query={{ error, refetch }} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label={text.list}>
        {data.rows.map((session) => (
          // the pressed button disappears with its row: the focus moves to the list
          <SessionRow
            key={session.id}
            session={session}
            onEnded={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {data.rows.every(({ current }) => current) && <p>{text.alone}</p>}
    </>
  );
}

/** One device: its name, the time of the sign-in, and a button to sign it out. */
function SessionRow({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const text = accountText.sessions;
  const { mutate, isPending } = useEndSession(session.id, onEnded);
  const { browser, system, current, kept_until } = session;
  const name = deviceName(browser, system);
  const signedIn = text.signedInAt(shortTime(session.signed_in_at));
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>
          {name} {current && <span className={classes.current}>{text.current}</span>}
        </p>
        <p>{signedIn}</p>
        {kept_until && <p>{text.keptUntil(shortDate(kept_until))}</p>}
        {!current && <p>{text.seenAt(shortTime(session.seen_at))}</p>}
      </div>
      {!current && (
        <Button
          look="outline"
          aria-label={text.endOf(name, shortTime(session.signed_in_at))}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {isPending ? text.ending : text.end}
        </Button>
      )}
    </li>
  );
}
