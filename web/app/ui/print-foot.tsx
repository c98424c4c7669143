import classes from './print.module.css';

/** The class of what is not printed. */
export const screenOnly = classes.screen;

/** The class of a stack that is longer than a sheet. */
export const printFlow = classes.flow;

/** A text as a string of a style sheet; it cannot end the string or the element. */
function quoted(text: string): string {
  const escaped = [...text].map((each) =>
    /[\p{L}\p{M}\p{N} .,·()-]/u.test(each) ? each : `\\${each.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

// A4 with room for the foot, and letters of the size of a printed page; the boxes take no variables, so the fonts are named
const pageRule = (text: string) => `@media print { :root { font-size: 10pt; } }
@page {
  size: A4;
  margin: 12mm 14mm 16mm;
  @bottom-left { content: ${quoted(text)}; font: 9pt "Mala Tamil", "Mala Devanagari", sans-serif; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; }
}`;

/** Makes the page print on A4 sheets with a text in the foot of each, such as the member id and the date. */
export function PrintFoot({ text }: { text: string }) {
  return (
    <>
      <style>{pageRule(text)}</style>
      {!('CSSMarginRule' in globalThis) && (
        <p className={classes.foot} aria-hidden>
          {text}
        </p>
      )}
    </>
  );
}
