import { useText } from '../../i18n/index.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './how-it-works.module.css';

/** The way from the registration to the meeting, in four steps. */
export function HowItWorks() {
  const { landing } = useText().shell;
  return (
    <Stack>
      <h2>{landing.stepsTitle}</h2>
      <ol className={classes.steps}>
        {landing.steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
