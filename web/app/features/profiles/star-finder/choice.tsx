import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { StarOfMoon } from '@mala/contract/horoscopes.ts';
import { Fragment } from 'react';
import { SaidText } from '../../../components/profile/said-text.tsx';
import { starFinderText } from '../../../i18n/en/star-finder.ts';
import { namesOfChoice } from '../../../lib/labels.ts';
import { Button } from '../../../ui/button.tsx';
import type { FinderProps } from './finder.ts';
import classes from './star-finder.module.css';

/** In the order of the form. */
const FILLED = ['raasi', 'birth_star', 'padham'] as const;

/** A possible star with its button, which fills it in; nothing is saved by that. `when`: what would have to be so. */
export function Choice({
  form,
  community,
  when,
  star,
}: Omit<FinderProps, 'readBasic'> & { when?: string; star: StarOfMoon }) {
  const text = starFinderText;
  const { values } = form;
  const isUsed = FILLED.every((name) => values[name] === star[name]);
  const use = () => {
    for (const name of FILLED) form.set(name, star[name]);
    const { unknown } = values;
    const isFilled = (name: string) => FILLED.some((filled) => filled === name);
    if (Array.isArray(unknown))
      form.set(
        'unknown',
        unknown.filter((name) => !isFilled(name)),
      );
  };
  const fields = fieldsOf(community, 'horoscope');
  const saidOf = (name: (typeof FILLED)[number]) => {
    const field = fields.find((one) => one.name === name);
    return (
      field && { label: field.label, said: namesOfChoice(community, field, String(star[name])) }
    );
  };
  const said = saidOf('birth_star')?.said;
  const named = said && 'main' in said ? said.main.text : star.birth_star;
  return (
    <li className={classes.choice}>
      {when && <p className={classes.when}>{when}</p>}
      <dl className={classes.facts}>
        {FILLED.map((name) => {
          const one = saidOf(name);
          return (
            one && (
              <Fragment key={name}>
                <dt>{one.label}</dt>
                <dd>
                  <SaidText said={one.said} />
                </dd>
              </Fragment>
            )
          );
        })}
      </dl>
      {isUsed ? (
        <p>{text.used}</p>
      ) : (
        <Button look="outline" onClick={use}>
          {text.use} <span className="visually-hidden">{text.ofStar(named, star.padham)}</span>
        </Button>
      )}
    </li>
  );
}
