import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { cardsText } from '../../i18n/en/cards.ts';
import { FORMS, type ListForm } from './list-form.ts';
import classes from './list-tools.module.css';

const ICONS = { cards: IconLayoutGrid, list: IconLayoutList };

/** Small cards or one for each line. */
export function FormChoice({
  form,
  onChange,
}: {
  form: ListForm;
  onChange: (form: ListForm) => void;
}) {
  const text = cardsText.forms;
  return (
    <fieldset aria-label={text.label} className={classes.forms}>
      {FORMS.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            className={classes.form}
            aria-pressed={one === form}
            aria-label={text[one]}
            title={text[one]}
            onClick={() => onChange(one)}
          >
            <Icon size={22} aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}

/** The same as one button for the other form, where there is little room. */
export function FormToggle({
  form,
  onChange,
}: {
  form: ListForm;
  onChange: (form: ListForm) => void;
}) {
  const text = cardsText.forms;
  const other = form === 'cards' ? 'list' : 'cards';
  const Icon = ICONS[other];
  return (
    <fieldset aria-label={text.label} className={classes.forms}>
      <button
        type="button"
        className={classes.form}
        aria-label={text[other]}
        title={text[other]}
        onClick={() => onChange(other)}
      >
        <Icon size={22} aria-hidden />
      </button>
    </fieldset>
  );
}
