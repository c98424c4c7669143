import type { Names } from '../../lib/labels.ts';
import classes from './both-scripts.module.css';

/** A text of the interface, or a name with the same name in the other script beside it, each with its `lang`. */
export function BothScripts({ text }: { text: string | Names }) {
  if (typeof text === 'string') return text;
  const { main, beside } = text;
  return (
    <>
      {main.lang ? <span lang={main.lang}>{main.text}</span> : main.text}
      {beside && (
        <>
          {' / '}
          <span lang={beside.lang} className={classes.beside}>
            {beside.text}
          </span>
        </>
      )}
    </>
  );
}
