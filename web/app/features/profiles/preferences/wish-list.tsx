import { type Community, listOf } from '@mala/contract/communities/community.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import type { ListName, ProfileField } from '@mala/contract/profiles/field.ts';
import { BothScripts } from '../../../components/profile/both-scripts.tsx';
import { namesOf, plainNames } from '../../../lib/labels.ts';
import { type FieldBinding, FieldGroup } from '../../../ui/field.tsx';
import classes from './preferences.module.css';

/** Any number of a list: closed, it names what was chosen; open, every value as a checkbox. */
export function WishList({
  community,
  list,
  field,
  label,
  none,
  ...binding
}: FieldBinding<readonly string[]> & {
  community: Community;
  list: ListName;
  field: Pick<ProfileField, 'bothScripts'>;
  label: string;
  /** instead of names where nothing is chosen */
  none: string;
}) {
  const { id, name, value, error, onChange } = binding;
  const options = listOf(community, list);
  const names = (option: Option) => namesOf(option, community, field);
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <FieldGroup id={`${id}-group`} label={label} error={error}>
      <details className={classes.list}>
        <summary
          id={id}
          className={classes.summary}
          aria-label={summaryOf(
            label,
            chosen.map((one) => plainNames(names(one))),
            none,
          )}
        >
          <span>
            {chosen.length === 0
              ? none
              : chosen.map((option, index) => (
                  <span key={option.value}>
                    {index > 0 && ', '}
                    <BothScripts text={names(option)} />
                  </span>
                ))}
          </span>
        </summary>
        <div className={classes.values}>
          {options.map((option) => (
            <label key={option.value} className={classes.value}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...value, option.value]
                      : value.filter((one) => one !== option.value),
                  )
                }
              />
              <span>
                <BothScripts text={names(option)} />
              </span>
            </label>
          ))}
        </div>
      </details>
    </FieldGroup>
  );
}

/** What is heard of the closed list. */
function summaryOf(label: string, chosen: readonly string[], none: string): string {
  return `${label}: ${chosen.length > 0 ? chosen.join(', ') : none}`;
}
