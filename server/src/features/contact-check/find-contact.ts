import { findNumber, findSplit, type Span } from './find-number.ts';
import { plainOf } from './plain-text.ts';

// Each pattern takes linear time, whatever is typed: repeats that end in something that may be missing have a bound or
// begin once for each word, and no part of a text fits two neighbouring repeats.

const AT = String.raw`(?:\s*(?:@|＠|[([{<"'*_~-]\s*(?:at|@)\s*[)\]}>"'*_~-])\s*|\s+(?:at|அட்|ஆட்|एट|अॅट|at the rate|attherate|at the rate of)\s+)`;
const DOT = String.raw`(?:\s*(?:\.|。|[([{<"'*_~-]\s*(?:dot|\.)\s*[)\]}>"'*_~-])\s*|\s+(?:dot|punkt|புள்ளி|டாட்|डॉट)\s+)`;
const ENDINGS =
  'com|net|org|info|biz|co\\.in|co|in|io|edu|gov|me|xyz|live|online|site|app|dev|uk|us|sg|ae|au';
const PROVIDERS =
  'gmail|g\\s?mail|googlemail|yahoo|ymail|hotmail|outlook|rediff|rediffmail|live|icloud|proton|protonmail|zoho|ஜி\\s?மெயில்|जी\\s?मेल';
/** Ends of addresses before a slash: no end of a degree (M.Sc/B.Ed) or of a sentence. */
const ENDINGS_OF_PATHS = `${ENDINGS}|ly|ee|be|gl|gg|to|cc|link|page|bio|club|tv`;
/** Employers that are called by their address. */
const COMPANIES =
  /(?<![\p{L}\p{N}@.-])(?:amazon|booking|bigbasket|bookmyshow|cars24|flipkart|makemytrip|monster|myntra|naukri|salesforce|shine|snapdeal)\.(?:com|in)(?![\p{L}\p{N}./-])/giu;
/** After "Facebook is" or "YouTube:", a word that is nobody's name there. */
const NO_NAME =
  '(?!(?:a|also|an|and|are|banned|company|cooking|daily|department|developer|engineer|engineering|for|from|good|he|her|his|i|in|income|job|lab|manager|marketing|movies|music|my|never|news|nil|no|none|not|often|only|our|processing|railway|rarely|she|software|sometimes|songs|team|the|their|they|to|travel|used|videos|we|where|which|work|working|works|yes)(?![\\p{L}\\p{N}_]))';
/** Before "@Infosys": what somebody does there. */
const WORK =
  /(?<!\p{L})(?:work\w*|stud\w*|engineer\w*|manager|lead|developer|analyst|architect|consultant|officer|executive|scientist|designer|doctor|nurse|accountant|intern|job|employed|placed|teacher|lecturer|professor|graduat\w*|degree|ph\.?d|m\.?b\.?a|m\.?c\.?a|m\.e|b\.?e|[bm]\.?(?:a|sc|com|tech))\.?\s*$/iu;
// from its beginning: trying each of its letters would make a long word quadratic; the signs before it are cut off later.
// The first letter is looked for ahead, since some are signs as well without regard to case (ι)
const NAME = String.raw`(?<![\p{L}\p{M}\p{N}._+-])(?=[\p{M}._+-]*[\p{L}\p{N}])[\p{L}\p{M}\p{N}._+-]+`;
const SIGNS_BEFORE = /^[\p{M}._+-]+/u;
/** A part of an address between its dots: a dash that begins a spelled dot (`a-dot-b`) is none of it. */
const LABEL = String.raw`(?:[\p{L}\p{N}]|-(?!\s*(?:dot|\.)\s*[)\]}>"'*_~-])){1,63}`;
const HANDLE = String.raw`@?(?=[\w.]{0,40}[\d_.@])[a-z][\w.]{3,40}[\w]|@[\w.]{3,40}`;
const SERVICES =
  'insta(?:gram)?|ig|telegram|tg|snap(?:chat)?|whats\\s?app|wa|watsapp|facebook|fb|twitter|skype|signal|linkedin|wechat|threads|discord|youtube|இன்ஸ்டா|டெலிகிராம்|வாட்ஸ்அப்|इंस्टा|टेलीग्राम|व्हाट्सएप|फेसबुक';

/** After a full stop without a space: "Works from home.Online classes too"; a name is no such word. */
const NEXT_SENTENCE = /(?<!\p{L})\p{Ll}+\.(?:App|Dev|Info|Live|Me|Net|Online|Site)$/u;
/** Before an address: "our website is", "visit". */
const INVITES =
  '(?<!\\p{L})(?:browse|link|visit|web(?:\\s?page|\\s?site)?)(?!\\p{L})(?:\\s{1,3}(?:address|page|site))?(?:\\s{0,3}(?:is|at|on|:|-|=))?\\s{0,3}';
const INVITED = new RegExp(`(?:${INVITES}|(?<!\\p{L})(?:open|our|see|site|the)\\s{1,3})$`, 'iu');

/** A word of letters that ends with a dot and letters but is no link: degrees and names of software. */
const NO_LINK = /^(?:asp|vb|ado)\.net$/i;

const PATTERNS: readonly RegExp[] = [
  // numbers that are too short, or of another shape, to be known as such by their digits (find-number.ts)
  /(?<!\p{L})(?:ph|phone|tel|telephone|land\s?line)(?:\s*(?:no|number|num))?[\s.:=–-]*(?=\(?\d(?:[ ()-]{0,2}\d){6,})[\d ()-]+\d/giu,
  /(?<![\d-])(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])\d{3}[-. ]\d{4}(?![\d-])/gu,
  // mail addresses
  new RegExp(
    `${NAME}${AT}${LABEL}(?:${DOT}${LABEL}){0,8}${DOT}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  new RegExp(`${NAME}\\s*@\\s*(?:${PROVIDERS})(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(
    `(?:${NAME}\\s+)?(?:${PROVIDERS})(?:${DOT}|\\s+)(?:com|co\\s+in|காம்|कॉम)(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  ),
  new RegExp(`(?:${PROVIDERS})dotcom(?![\\p{L}\\p{N}])`, 'giu'),
  /(?<![\p{L}\p{N}])(?:g\s?mail|ymail|rediffmail|hotmail)(?:\s*(?:id|address))?\s*(?:is|:|=|-)\s*[\p{L}\p{N}][\p{L}\p{M}\p{N}._]{2,}/giu,
  /(?<![\p{L}\p{N}])(?:g\s?mail|ymail|rediffmail|hotmail)\s+id\s+[\p{L}\p{N}][\p{L}\p{M}\p{N}._]{2,}/giu,
  /(?<![\p{L}\p{N}])e?-?mail(?:\s*id)?\s*(?:is|:|-)\s*[\p{L}\p{N}._+-]{1,64}\s+(?:(?:in|at|on)\s*)?(?:gmail|yahoo|hotmail|rediff\w*|outlook)(?![\p{L}\p{N}])/giu,
  /(?:e-?mail|mail)(?:\s*id)?\s*(?:is|:|-)\s*[\p{L}\p{N}._+-]{1,64}\s*@\s*[\p{L}\p{N}]+/giu,
  // links
  /(?:https?|hxxps?|ftp)\s*:\s*\/\s*\/\s*\S+|(?<![\p{L}\p{N}])www\s*\.\s*\S+/giu,
  /(?<![\p{L}\p{N}])(?:https?|www)\s+[\p{L}\p{N}-]+\s+(?:com|in|org|net)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{4,63}\s?\.\s?com(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}-]{3,63}(?:\.[\p{L}\p{N}-]{2,63}){0,8}\.(?:com|net|org|info|biz|co\.in|co\.uk|io|xyz|online|site|app|dev)(?![\p{L}\p{N}])/giu,
  // where no word can stand: "in" and "me" end no sentence
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{5,63}\.(?:in|me)(?=\s{0,8}(?:[,;)\n]|\.(?:\s|$)|$))/gu,
  new RegExp(
    `${INVITES}[\\p{L}\\p{N}-]{3,63}\\.(?:${ENDINGS}|blog|club|family|life|link|page|shop|store|tv)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}(?:${ENDINGS_OF_PATHS})\\/[\\w?=&#%./@-]+`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{3,63}(?:\\s+dot\\s+|\\s*[([{]\\s*dot\\s*[)\\]}]\\s*)(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // handles
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${SERVICES})(?![\\p{L}])(?:\\s*(?:id|handle|username|user\\s?name|user|name|account|profile|page))?\\s*(?:is|as|:|=|-|–|>|\\/)\\s*${NO_NAME}@?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._]{2,}`,
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

/** Whether it is the name of an employer or a school: "Works @Infosys", "B.E @IIT". */
function isPlaceOfWork(text: string, { 0: found, index }: RegExpExecArray): boolean {
  if (!/^@\p{L}+$/u.test(found)) return false;
  // the last words are enough
  return /^@\p{Lu}{2,6}$/u.test(found) || WORK.test(text.slice(Math.max(0, index - 60), index));
}

/** Whether a dot that looks like that of an address ends a sentence, and the next one goes on behind it. */
function isNextSentence(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const end = index + found.length;
  if (!NEXT_SENTENCE.test(found) || !/^ \p{Ll}/u.test(text.slice(end, end + 3))) return false;
  const before = text.slice(Math.max(0, index - 60), index);
  return (/\p{L}/u.test(before) || found.includes(' ')) && !INVITED.test(before);
}

function findWritten(given: string): Span | null {
  const text = given.replace(COMPANIES, (name) => 'x'.repeat(name.length));
  const spans: Span[] = [];
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      if (NO_LINK.test(match[0]) || isPlaceOfWork(text, match) || isNextSentence(text, match))
        continue;
      const [before = ''] = SIGNS_BEFORE.exec(match[0]) ?? [];
      spans.push({ start: match.index + before.length, end: match.index + match[0].length });
      break;
    }
  return spans.sort((one, other) => one.start - other.start)[0] ?? null;
}

/**
 * The first contact in a text that others read, as it stands there: a phone number in digits of any script or in words, a
 * mail address, a link, a name at a messenger. Null if there is none.
 */
export function findContact(text: string): string | null {
  const plain = plainOf(text);
  const spans = [findNumber(plain), findWritten(plain)].filter((span) => span !== null);
  const [first] = spans.sort((one, other) => one.start - other.start);
  return first ? text.slice(first.start, first.end).trim() : null;
}

/**
 * The pieces of a phone number that begins at the end of one text and goes on in the next, by the texts' places; nothing
 * if there is none. The texts are in the order in which they are read, each without a contact of its own.
 */
export function findSplitNumber(texts: readonly string[]): ReadonlyMap<number, string> {
  return new Map(
    findSplit(texts.map(plainOf)).map(({ place, start, end }) => [
      place,
      (texts[place] ?? '').slice(start, end).trim(),
    ]),
  );
}
