import type { Numbers } from '@mala/contract/numbers.ts';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { numbersText } from '../../i18n/en/numbers.ts';
import { shortDate } from '../../lib/format.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FigureGroup } from './figure-group.tsx';
import { GROUPS } from './figures.ts';
import type { Period } from './period.ts';
import type { useNumbers } from './queries.ts';
import { ReachedSteps } from './reached-steps.tsx';

/** All figures of a period. */
export function NumbersView({
  numbers,
  period: { from, to },
}: {
  numbers: ReturnType<typeof useNumbers>;
  period: Period;
}) {
  const text = numbersText;
  const { data, isPlaceholderData, error } = numbers;
  if (error) return <LoadFailed query={numbers} />;
  return (
    <Stack gap="lg">
      <p role="status">
        {!data || isPlaceholderData ? (
          text.loading
        ) : (
          <strong>{text.period(shortDate(from), shortDate(to))}</strong>
        )}
      </p>
      {data ? <Groups numbers={data} from={from} /> : <PageLoading />}
    </Stack>
  );
}

function Groups({ numbers, from }: { numbers: Numbers; from: string }) {
  return (
    <Stack gap="lg">
      <Since since={numbers.since} from={from} />
      {GROUPS.map(({ name, figures }) => (
        <FigureGroup key={name} name={name} figures={figures} numbers={numbers} />
      ))}
      <ReachedSteps numbers={numbers} />
    </Stack>
  );
}

/** What was not counted yet when the period began. */
function Since({ since, from }: { since: Numbers['since']; from: string }) {
  const { figures, since: words, neverCounted } = numbersText;
  const names = { ...figures, waits: figures.wait_median };
  const late = Object.entries(since).filter(([, day]) => day === null || day > from);
  if (late.length === 0) return null;
  return (
    <ul className="points">
      {late.map(([what, day]) => {
        const name = names[what as keyof typeof since];
        return <li key={what}>{day ? words(name, shortDate(day)) : neverCounted(name)}</li>;
      })}
    </ul>
  );
}
