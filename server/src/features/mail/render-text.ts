import type { Letter, Part } from './letter.ts';

/** The texts around every letter. */
export interface Frame {
  community: string;
  greeting: string;
  closing: string;
  /** each a sentence, some with an address to open */
  footer: readonly { text: string; url?: string }[];
}

/** The text part, with the same content as the HTML part. */
export function renderText(letter: Letter, frame: Frame): string {
  const blocks = [
    letter.heading,
    frame.greeting,
    ...letter.parts.map(block),
    frame.closing,
    '--',
    ...frame.footer.map(({ text, url }) => (url ? `${text}\n${url}` : text)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function block(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'link':
      return `${part.text} ${part.label}: ${part.url}`;
    case 'quote':
      return part.text.replace(/^/gm, '    ');
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'people':
      return part.people
        .map(({ title, lines, url }) => [title, ...lines, url].join('\n'))
        .join('\n\n');
  }
}
