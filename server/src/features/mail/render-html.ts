import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Letter, LetterPerson, Part } from './letter.ts';
import type { Frame } from './render-text.ts';
import { WORDS } from './words.ts';
import type { Words } from './words-en.ts';

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML; line breaks stay. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark).replace(/\r?\n/g, '<br>');
}

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';

/** The HTML part: one column, inline styles for mail programs, no external resources. */
export function renderHtml(
  letter: Letter,
  frame: Frame,
  { look, language }: { look: Look; language: Language },
): string {
  const { deep, paper, ink, tint } = look;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${tint};color:${ink};font-family:system-ui,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${tint}"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${paper};text-align:left">
<tr><td style="background:${deep};color:#ffffff;padding:16px 24px;font-size:18px;font-weight:bold"><span lang="en">${escaped(frame.community)}</span> <span lang="${look.language}" style="font-weight:normal">${escaped(look.ownName)}</span></td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${deep}">${escaped(letter.heading)}</h1>
<p style="${PARAGRAPH}">${escaped(frame.greeting)}</p>
${letter.parts.map((part) => block(part, look, WORDS[language])).join('\n')}
<p style="${PARAGRAPH}">${escaped(frame.closing)}</p>
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${deep}">
${frame.footer.map(footerLine).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

  function footerLine({ text, url }: Frame['footer'][number]): string {
    const said = escaped(text);
    const shown = url ? `<a href="${escaped(url)}" style="color:${deep}">${said}</a>` : said;
    return `<p style="margin:0 0 8px;font-size:14px;line-height:1.5">${shown}</p>`;
  }
}

function block(part: Part, { button, deep, tint }: Look, words: Words): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${PARAGRAPH}">${escaped(part.text)}</p>`;
    case 'link':
      return `<p style="${PARAGRAPH}">${escaped(part.text)} <a href="${escaped(part.url)}" style="color:${deep}">${escaped(part.label)}</a></p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${deep};background:${tint};font-size:16px;line-height:1.5">${escaped(part.text)}</blockquote>`;
    case 'button':
      return [
        `<p style="margin:0 0 8px"><a href="${escaped(part.url)}" style="display:inline-block;padding:12px 24px;background:${button};color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;border-radius:6px">${escaped(part.label)}</a></p>`,
        `<p style="margin:0 0 16px;font-size:14px;line-height:1.5">${escaped(words.ifTheButton)} <a href="${escaped(part.url)}" style="color:${deep};word-break:break-all">${escaped(part.url)}</a></p>`,
      ].join('\n');
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.5">
${part.rows.map(([label, value]) => `<tr><th scope="row" align="left" style="padding:4px 16px 4px 0;font-weight:normal;vertical-align:top">${escaped(label)}</th><td style="padding:4px 0;font-weight:bold;word-break:break-word">${escaped(value)}</td></tr>`).join('\n')}
</table>`;
    case 'people':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${part.people.map((person) => personRow(person, part.open, deep)).join('\n')}
</table>`;
  }
}

/** The picture, which says nothing that the text does not, beside the text. */
function personRow(
  { title, lines, url, picture }: LetterPerson,
  open: string,
  deep: string,
): string {
  const link = `<a href="${escaped(url)}" style="color:${deep}">`;
  return `<tr><td width="80" style="padding:0 16px 16px 0;vertical-align:top"><img src="cid:${escaped(picture.cid)}" alt="" width="80" height="96" style="display:block;border-radius:6px"></td><td style="padding:0 0 16px;vertical-align:top;font-size:16px;line-height:1.5;word-break:break-word"><strong>${escaped(title)}</strong>${lines.map((line) => `<br>${escaped(line)}`).join('')}<br>${link}${escaped(open)}</a></td></tr>`;
}

/** The colours of a community's mails, as of its pages (web/app/theme). */
export interface Look {
  /** its name in its own script, with that language */
  ownName: string;
  language: string;
  deep: string;
  button: string;
  tint: string;
  paper: string;
  ink: string;
}

export const looks: Record<Domain, Look> = {
  tamilmala: {
    ownName: 'தமிழ் மாலா',
    language: 'ta',
    deep: '#760d1f',
    button: '#a81d31',
    tint: '#fdf1f0',
    paper: '#fffaf2',
    ink: '#2e1a17',
  },
  marathimala: {
    ownName: 'मराठी माला',
    language: 'mr',
    deep: '#054636',
    button: '#0a6b53',
    tint: '#ecf7f3',
    paper: '#fdfaf1',
    ink: '#14261f',
  },
};
