import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { shortTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import classes from './session-list.module.css';
import { type OpenSession, useEndSession } from './sessions.ts';

/** One device: what it is, since when, and the way to sign it out. */
export function SessionRow({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const text = useText(accountText).sessions;
  const { mutate, isPending } = useEndSession(session.id, onEnded);
  const { browser, system, current } = session;
  const name = browser && system ? text.name(browser, system) : (browser ?? system ?? text.unknown);
  const signedIn = text.signedInAt(shortTime(session.signed_in_at));
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>
          {name} {current && <span className={classes.current}>{text.current}</span>}
        </p>
        <p>{signedIn}</p>
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
