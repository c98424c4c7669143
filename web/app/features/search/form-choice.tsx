import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { cardsText } from '../../i18n/en/cards.ts';
import { FORMS, type ListForm } from './list-form.ts';
import classes from './list-tools.module.css';

const ICONS = { cards: IconLayoutGrid, list: IconLayoutList };

/** Small cards or one for each line; where there is little room, one button for the other form. */
export function FormChoice({
  form,
  isSmall,
  onChange,
}: {
  form: ListForm;
  isSmall: boolean;
  onChange: (form: ListForm) => void;
}) {
  const text = cardsText.forms;
  return (
    <fieldset aria-label={text.label} className={classes.forms}>
      {FORMS.filter((one) => !isSmall || one !== form).map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            // the one button keeps the focus as its form changes
            key={isSmall ? 'other' : one}
            type="button"
            className={classes.form}
            aria-pressed={isSmall ? undefined : one === form}
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
