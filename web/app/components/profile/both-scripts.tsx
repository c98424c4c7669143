import type { Names } from '../../lib/labels.ts';
import classes from './both-scripts.module.css';

/** A text, or a name with the same name in the other script beside it, each with its `lang` for screen readers. */
export function BothScripts({ text }: { text: string | Names }) {
  if (typeof text === 'string') return text;
  const { main, beside } = text;
  return (
    <>
      {main.lang ? <span lang={main.lang}>{main.text}</span> : main.text}
      {beside && (
        <>
          {' / '}
          <span lang={beside.lang} className={beside.lang === 'en' ? classes.latin : undefined}>
            {beside.text}
          </span>
        </>
      )}
    </>
  );
}
