import { asciiDigits } from '@mala/contract/digits.ts';

/** What a text reads like, in plain characters; of the same length, so that positions are those of the text. */
export function plainOf(text: string): string {
  const visible = text
    .replace(/[\u200b-\u200d\u2060\u00ad]|\ufe0f|\u20e3/g, ' ')
    // ⑨ and ⁹ are digits by their compatibility form
    .replace(/\p{No}/gu, (sign) =>
      /^\d$/.test(sign.normalize('NFKC')) ? sign.normalize('NFKC') : sign,
    );
  return asciiDigits(visible).replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}
