import { Link } from 'react-router';
import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { deskText } from '../../i18n/en/desk.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { ageWords } from '../../lib/age-words.ts';
import { wholeNumber } from '../../lib/format.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './desk.module.css';
import { useDesk } from './queries.ts';
import { placeOf, type WholeQueue } from './queues.ts';

/** Each queue with what waits in it, the age of the oldest and the way there. */
export function DeskList() {
  const desk = useDesk();
  if (!desk.data) return desk.error ? <LoadFailed query={desk} /> : <PageLoading />;
  const isDone = desk.data.every(({ count }) => count === 0);
  return (
    <Stack>
      {isDone && <EmptyState title={deskText.done}>{deskText.doneHint}</EmptyState>}
      {desk.error && <p>{deskText.stale}</p>}
      {desk.data.length > 0 && (
        <ul className={classes.queues} aria-label={deskText.list}>
          {desk.data.map((queue) => (
            <QueueCard key={queue.queue} queue={queue} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function QueueCard({ queue: { queue, count, oldest, parts } }: { queue: WholeQueue }) {
  return (
    <li className={`panel ${classes.queue}`} data-empty={count === 0 || undefined}>
      <Link className={classes.link} to={placeOf(queue)}>
        <span className={classes.name}>{deskText.queues[queue]}</span>{' '}
        <span className={classes.count}>{wholeNumber(count)}</span>
      </Link>
      <p>{oldest ? deskText.oldest(ageWords(oldest, new Date())) : deskText.empty}</p>
      {count > 0 && parts.length > 1 && <Parts parts={parts} />}
    </li>
  );
}

/** The same by community. */
function Parts({ parts }: { parts: WholeQueue['parts'] }) {
  const { siteName } = shellText;
  return (
    <ul className={classes.parts}>
      {parts.map(({ queue, domain, count }) => {
        const place = placeOf(queue, domain);
        const words = deskText.part(siteName[domain], wholeNumber(count));
        return (
          <li key={domain}>
            {place && count > 0 ? <TextLink to={place}>{words}</TextLink> : words}
          </li>
        );
      })}
    </ul>
  );
}
