import { type Community, listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import type { ListName, ProfileField } from '@mala/contract/profiles/field.ts';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { BothScripts } from '../../components/profile/both-scripts.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { namesOf, plainNames } from '../../lib/labels.ts';
import { Count } from './count.tsx';
import classes from './filters.module.css';

/** One filter: closed, it shows the chosen values as removable chips; open, every value as a checkbox. */
export function FilterGroup({
  name,
  list,
  field,
  community,
  chosen,
  counts,
  onChange,
}: {
  name: string;
  list: ListName;
  field: ProfileField;
  community: Community;
  chosen: readonly string[];
  /** how many profiles each value would find; missing until it is known */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (values: readonly string[]) => void;
}) {
  const text = searchText;
  const { label } = field;
  const summary = useRef<HTMLElement>(null);
  const options = listOf(community, list);
  const names = (option: Option) => namesOf(option, community, field);
  const remove = (value: string) => onChange(chosen.filter((one) => one !== value));
  const picked = options.filter(({ value }) => chosen.includes(value));
  return (
    <div className={classes.group}>
      <details className={classes.details}>
        <summary ref={summary} className={classes.summary}>
          {text.group(label, chosen.length)}
        </summary>
        <fieldset className={classes.values}>
          <legend className="visually-hidden">{label}</legend>
          {options.map((option) => {
            const count = counts && (counts[option.value] ?? 0);
            return (
              <label key={option.value} className={classes.value}>
                <input
                  type="checkbox"
                  name={name}
                  value={option.value}
                  checked={chosen.includes(option.value)}
                  aria-description={count === undefined ? count : text.count(count)}
                  onChange={({ currentTarget }) =>
                    currentTarget.checked
                      ? onChange([...chosen, option.value])
                      : remove(option.value)
                  }
                />
                <span>
                  <BothScripts text={names(option)} />
                </span>
                <Count of={count} />
              </label>
            );
          })}
        </fieldset>
      </details>
      {picked.length > 0 && (
        <ul className={classes.chosen}>
          {picked.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className={classes.chip}
                aria-label={text.remove(plainNames(names(option)))}
                onClick={() => {
                  remove(option.value);
                  // the chip disappears, so the focus must move
                  summary.current?.focus();
                }}
              >
                <span>
                  <BothScripts text={names(option)} />
                </span>
                <IconX size={16} stroke={2.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
