import { useRef } from 'react';
import { LoadFailed } from '../../components/query/list-states.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { PageLoading } from '../../ui/page.tsx';
import classes from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './sessions.ts';

/** Every device on which the member is signed in, this one first. */
export function SessionList() {
  const text = useText(accountText).sessions;
  const { data, isPending, isError, error, refetch } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  if (isPending) return <PageLoading />;
  if (isError && !data) return <LoadFailed title={text.failed} query={{ error, refetch }} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={classes.list} aria-label={text.list}>
        {data.rows.map((session) => (
          // the button goes with its row: the focus stays by the list
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
