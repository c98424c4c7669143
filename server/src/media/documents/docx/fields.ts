import { checkedLink } from './links.ts';
import { isActingField, unsafe } from './refused.ts';

/** Fields whose shown value changes from page to page; of all others the value is kept as text. */
const PAGE_FIELD = /^\s*(page|numpages|sectionpages)\s*(?:\\\*\s*(\w+)\s*)?/i;
const FORMATS = new Set(['arabic', 'alphabetic', 'roman', 'mergeformat']);
const LINK_FIELD = /^\s*hyperlink\s+(?:"([^"]*)"|(\\\\\S*|[^\s"\\]\S*))/i;

/**
 * The code to write for a field, in our own words; null where only its value is kept.
 * @param code as the document has it
 * @throws AppError UNSAFE_FILE where it fetches or runs something
 */
export function fieldCode(code: string): string | null {
  const [type = ''] = /[^\s"\\]+/.exec(code) ?? [];
  if (isActingField(type)) throw unsafe();
  const [, page, format = ''] = PAGE_FIELD.exec(code) ?? [];
  if (page) {
    return page.toUpperCase() + (FORMATS.has(format.toLowerCase()) ? ` \\* ${format}` : '');
  }
  const [, quoted, bare] = LINK_FIELD.exec(code) ?? [];
  const address = checkedLink(quoted ?? bare ?? '');
  return address === null ? null : `HYPERLINK "${address}"`;
}

interface Field {
  /** Its code so far; the value follows the separator. */
  code: string;
  isValue: boolean;
  /** What was written for it, once it is known. */
  written: string | null;
  /** It is within another field's code. */
  isInner: boolean;
}

/** What a field's part becomes: nothing, or its code in our own words with what was before and behind it. */
export interface WrittenPart {
  code: string | null;
  end: boolean;
}

const NOTHING: WrittenPart = { code: null, end: false };

/**
 * Follows fields that are spread over runs (ECMA-376, part 1, 17.16.18): codes are collected, never copied, so what is
 * hidden in nested ones has no effect.
 */
export function createFields() {
  const stories: Field[][] = [[]];
  const open = () => stories.at(-1) ?? [];
  const isHidden = () => {
    const field = open().at(-1);
    return field !== undefined && (field.isInner || !field.isValue);
  };

  function closeCode(field: Field): WrittenPart {
    field.isValue = true;
    const code = fieldCode(field.code);
    if (field.isInner || code === null) return NOTHING;
    field.written = code;
    return { code, end: false };
  }

  return {
    /** Whether what comes now is part of a code, and not shown. */
    isHidden,
    begin() {
      open().push({ code: '', isValue: false, written: null, isInner: isHidden() });
    },
    separate(): WrittenPart {
      const field = open().at(-1);
      return field && !field.isValue ? closeCode(field) : NOTHING;
    },
    end(): WrittenPart {
      const field = open().at(-1);
      if (!field) return NOTHING;
      const { code } = field.isValue ? NOTHING : closeCode(field);
      open().pop();
      return { code, end: field.written !== null };
    },
    /** Text of a code, or of a value within one. */
    text(text: string) {
      const field = open().findLast(({ isValue }) => !isValue);
      if (field) field.code += text;
    },
    /** A text box or note begins, with fields of its own. */
    enter() {
      stories.push([]);
    },
    /** @throws AppError UNSAFE_FILE where a field in it has no end */
    leave() {
      if (stories.pop()?.length) throw unsafe();
    },
  };
}
