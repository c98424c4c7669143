import { asciiDigits, findNumber, type Span } from './find-number.ts';

const AT = String.raw`(?:\s*(?:@|＠|[([{<]\s*(?:at|@)\s*[)\]}>])\s*|\s+(?:at|at the rate|attherate|at the rate of)\s+)`;
const DOT = String.raw`(?:\s*(?:\.|。|[([{<]\s*(?:dot|\.)\s*[)\]}>])\s*|\s+(?:dot|punkt|புள்ளி|डॉट)\s+)`;
const ENDINGS =
  'com|net|org|info|biz|co\\.in|co|in|io|edu|gov|me|xyz|live|online|site|app|dev|uk|us|sg|ae|au';
const PROVIDERS =
  'gmail|g\\s?mail|googlemail|yahoo|ymail|hotmail|outlook|rediff|rediffmail|live|icloud|proton|protonmail|zoho';
// from its beginning: trying each of its letters would make a long word quadratic
const NAME = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}._+-]*`;
const HANDLE = String.raw`@?(?=[\w.]*[\d_.@])[a-z][\w.]{3,}[\w]|@[\w.]{3,}`;
const SERVICES =
  'insta(?:gram)?|ig|telegram|tg|snap(?:chat)?|whats\\s?app|wa|watsapp|facebook|fb|twitter|skype|signal|linkedin|wechat|threads|discord|youtube|இன்ஸ்டா|டெலிகிராம்|வாட்ஸ்அப்|इंस्टा|टेलीग्राम|व्हाट्सएप|फेसबुक';

/** A word of letters that ends with a dot and letters but is no link: degrees and names of software. */
const NO_LINK = /^(?:asp|vb|ado)\.net$/i;

const PATTERNS: readonly RegExp[] = [
  // mail addresses
  new RegExp(
    `${NAME}${AT}[\\p{L}\\p{N}-]+(?:${DOT}[\\p{L}\\p{N}-]+)*${DOT}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  new RegExp(`${NAME}\\s*@\\s*(?:${PROVIDERS})(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`(?:${NAME}\\s+)?(?:${PROVIDERS})(?:${DOT}|\\s+)com(?![\\p{L}\\p{N}])`, 'giu'),
  /(?:e-?mail|mail)\s*(?:id)?\s*(?:is|:|-)\s*[\p{L}\p{N}._+-]+\s*@\s*[\p{L}\p{N}]+/giu,
  // links
  /(?:https?|hxxps?|ftp)\s*:\s*\/\s*\/\s*\S+|(?<![\p{L}\p{N}])www\s*\.\s*\S+/giu,
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{3,}(?:\.[\p{L}\p{N}-]{2,})*\.(?:com|net|org|info|biz|co\.in|io|xyz|online|site|app|dev)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,6}\/[\w?=&#%./-]+/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{3,}(?:\\s+dot\\s+|\\s*[([{]\\s*dot\\s*[)\\]}]\\s*)(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // handles
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${SERVICES})(?![\\p{L}])\\s*(?:id|handle|username|user\\s?name|user|name|account|profile|page)?\\s*(?:is|as|:|=|-|–|>|\\/)\\s*@?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._]{2,}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${SERVICES})(?![\\p{L}])\\s*(?:id|handle|username|user\\s?name)\\s+@?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._]{2,}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${SERVICES})(?![\\p{L}])\\s+(?:${HANDLE})`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${HANDLE})\\s+(?:on|in|at|through|via)\\s+(?:my\\s+)?(?:${SERVICES})(?![\\p{L}])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}@.])@[\p{L}_][\p{L}\p{N}._]{2,}/giu,
  /(?<![\p{L}\p{N}])u\/[\w-]{3,}/giu,
];

function findWritten(text: string): Span | null {
  const spans: Span[] = [];
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      if (NO_LINK.test(match[0])) continue;
      spans.push({ start: match.index, end: match.index + match[0].length });
      break;
    }
  return spans.sort((one, other) => one.start - other.start)[0] ?? null;
}

/**
 * The first contact in a text that others read, as it stands there: a phone number in digits of any script or in words, a
 * mail address, a link, a name at a messenger. Null if there is none.
 */
export function findContact(text: string): string | null {
  // each step keeps the length, so that positions are those of the text
  const visible = text.replace(/[\u200b-\u200d\u2060\u00ad]/g, ' ');
  const plain = asciiDigits(visible).replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  const spans = [findNumber(plain), findWritten(plain)].filter((span) => span !== null);
  const [first] = spans.sort((one, other) => one.start - other.start);
  return first ? text.slice(first.start, first.end).trim() : null;
}
