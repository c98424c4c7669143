import { STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { entriesText } from '../../i18n/en/entries.ts';
import classes from './entry.module.css';
import type { FaultsOfSections } from './use-check.ts';

/** The parts of the form, each with how much in it is to be corrected; beside them the keys, where there is a keyboard. */
export function SectionNav({
  faults,
  idOf,
  onGo,
}: {
  faults: FaultsOfSections;
  idOf: (step: Step) => string;
  onGo: (step: Step) => void;
}) {
  const text = entriesText;
  const countOf = (step: Step) =>
    step === 'photo' ? 0 : Object.keys(faults[step]?.texts ?? {}).length;
  return (
    <div className={classes.aside}>
      <nav className={classes.nav} aria-label={text.nav}>
        <ul>
          {STEPS.map((step) => (
            <li key={step}>
              <a
                href={`#${idOf(step)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(step);
                }}
              >
                {text.sections[step]}
                {countOf(step) > 0 && (
                  <span className={classes.faults}>{text.faults(countOf(step))}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.keys}>
        <h2>{text.keys}</h2>
        <dl>
          {text.keyList.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd translate="no">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
