import { type Numbers, REACHED, type Reached } from '@mala/contract/numbers.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { percentOf, wholeNumber } from '../../lib/format.ts';
import { Stack } from '../../ui/stack.tsx';
import classes from './numbers.module.css';
import { partName } from './part-name.ts';

const nameOf = (step: Reached): string =>
  step === 'signup' || step === 'complete' || step === 'approved'
    ? numbersText.reached[step]
    : wizardText.steps[step];

/** How far those came who registered in the period, and where they stopped; by parts of the period beneath. */
export function ReachedSteps({ numbers: { unit, rows, whole } }: { numbers: Numbers }) {
  const text = numbersText;
  const { title, hint } = text.groups.reached;
  const all = whole.reached.signup;
  const steps = REACHED.map((step, place) => {
    const count = whole.reached[step];
    const next = REACHED[place + 1];
    return { step, count, stopped: next ? count - whole.reached[next] : null };
  });
  return (
    <section aria-labelledby="numbers-reached">
      <Stack gap="sm">
        <h2 id="numbers-reached">{title}</h2>
        <p className="measure">{hint}</p>
        <ol className={`panel ${classes.steps}`}>
          {steps.map(({ step, count, stopped }) => (
            <li key={step} className={classes.step}>
              <p>
                <strong>{nameOf(step)}</strong>{' '}
                <span className={classes.count}>{wholeNumber(count)}</span>
              </p>
              <div className={classes.track} aria-hidden>
                <div
                  className={classes.reached}
                  style={{ width: `${all > 0 ? (count / all) * 100 : 0}%` }}
                />
              </div>
              <p className={classes.soft}>
                {all > 0 && text.share(percentOf(count, all))}
                {stopped !== null && stopped > 0 && `, ${text.stopped(wholeNumber(stopped))}`}
              </p>
            </li>
          ))}
        </ol>
        <details>
          <summary className={classes.summary}>{text.table(title)}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be in reach of the arrow keys */}
          <section className={classes.scroll} aria-label={text.table(title)} tabIndex={0}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{text.part[unit]}</th>
                  {REACHED.map((step) => (
                    <th key={step} scope="col">
                      {nameOf(step)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((part) => (
                  <tr key={part.from}>
                    <th scope="row">{partName(unit, part)}</th>
                    {REACHED.map((step) => (
                      <td key={step}>{wholeNumber(part.reached[step])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{text.whole}</th>
                  {REACHED.map((step) => (
                    <td key={step}>{wholeNumber(whole.reached[step])}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </section>
        </details>
      </Stack>
    </section>
  );
}
