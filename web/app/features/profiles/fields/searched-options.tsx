import { type Choice, grouped } from '../../../ui/select-field.tsx';
import classes from './searched-select.module.css';

/** The options of a list that is searched, under the names of their groups. */
export function SearchedOptions({
  id,
  value: chosen,
  choices,
  onChoose,
}: {
  id: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}) {
  return grouped(choices).map(([group, members]) => {
    const options = members.map(({ value, label }) => (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are the input's
      <div
        key={value}
        id={`${id}-option-${value}`}
        role="option"
        className={classes.option}
        data-chosen={value === chosen || undefined}
        onClick={() => onChoose(value)}
      >
        {label}
      </div>
    ));
    if (!group) return options;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a list holds options and groups of them
      <div key={group} role="group" aria-label={group}>
        <p className={classes.group} aria-hidden>
          {group}
        </p>
        {options}
      </div>
    );
  });
}
