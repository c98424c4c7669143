import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OwnWords } from './own-words.tsx';

describe('what somebody typed', () => {
  it.each([
    ['Meena', ' lang="en"'],
    ['மீனா', ' lang="ta"'],
    ['मीना', ' lang="mr"'],
    ['Meena மீனா', ' lang="ta"'],
    ['27', ''],
  ])('is left as it is, with the language of its script: %s', (typed, lang) => {
    expect(renderToStaticMarkup(<OwnWords typed={typed} />)).toBe(
      `<bdi translate="no"${lang}>${typed}</bdi>`,
    );
  });

  it('is marked alone in a sentence, wherever it stands there', () => {
    const written = (within: (typed: string) => string) =>
      renderToStaticMarkup(<OwnWords typed="e" within={within} />);
    const words = '<bdi translate="no" lang="en">e</bdi>';
    expect(written((name) => `Vanakkam, ${name}!`)).toBe(`Vanakkam, ${words}!`);
    expect(written((name) => `${name}, 27`)).toBe(`${words}, 27`);
    expect(written((name) => name)).toBe(words);
  });
});
