import { homeText } from '../../i18n/en/home.ts';
import { useText } from '../../i18n/language.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './how-it-works.module.css';

/** The way from the registration to the meeting, in four steps. */
export function HowItWorks() {
  const home = useText(homeText);
  return (
    <Stack>
      <h2>{home.stepsTitle}</h2>
      <ol className={classes.steps}>
        {home.steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
