import { OFTEN_WRONG_BY } from '@mala/contract/horoscopes.ts';
import { PlaceName } from '../../../components/profile/place-name.tsx';
import { starFinderText } from '../../../i18n/en/star-finder.ts';
import { birthTime } from '../../../lib/format.ts';
import { fullDate } from '../../../lib/full-date.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Choice } from './choice.tsx';
import type { FoundStar } from './find-star-of.ts';
import type { FinderProps } from './finder.ts';
import classes from './star-finder.module.css';

const INDIA = 330;

function durationOf(minutes: number): string {
  const whole = Math.max(minutes, 1);
  return starFinderText.duration({ hours: Math.floor(whole / 60), minutes: whole % 60 });
}

/** `+1:00`, hours and minutes. */
function offsetOf(ahead: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.round(Math.abs(ahead) % 60)];
  return `${ahead < 0 ? '−' : '+'}${hours}:${String(minutes).padStart(2, '0')}`;
}

/** Star, padham and raasi of a birth, to be confirmed; near a border those that are as likely too, the nearer first. */
export function Proposal({
  form,
  community,
  date,
  time,
  star,
}: Omit<FinderProps, 'readBasic'> & { date: string; time: string; star: FoundStar }) {
  const { border, ...text } = starFinderText;
  const { before, after, place, ahead } = star;
  const choice = { form, community };
  const beside = [
    { when: border.earlier(durationOf(before.minutes)), star: before },
    { when: border.later(durationOf(after.minutes)), star: after },
  ]
    .filter((one) => one.star.minutes <= OFTEN_WRONG_BY)
    .sort((one, other) => one.star.minutes - other.star.minutes);
  return (
    <Notice kind={star.border ? 'warning' : 'info'} title={text.title} live>
      <Stack gap="sm">
        <p>
          {`${fullDate(date)}, ${birthTime(time)}, `}
          <PlaceName place={place} />
        </p>
        {ahead !== INDIA && <p>{text.clocks(offsetOf(ahead))}</p>}
        {star.border ? (
          <>
            <p>
              <strong>{border.title}</strong>
            </p>
            <p>{border.lead}</p>
            <ul className={classes.choices}>
              <Choice {...choice} when={border.given} star={star} />
              {beside.map((one) => (
                <Choice key={one.when} {...choice} {...one} />
              ))}
            </ul>
          </>
        ) : (
          <>
            <ul className={classes.choices}>
              <Choice {...choice} star={star} />
            </ul>
            <p>{text.clear(durationOf(before.minutes), durationOf(after.minutes))}</p>
          </>
        )}
        <p className={classes.method}>{text.method}</p>
      </Stack>
    </Notice>
  );
}
