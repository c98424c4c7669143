/** Any script's digits as ASCII, of the same length. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // the digits of a script are in one row that begins with a zero
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    // two rows may touch (mathematical digits), which are ten apart each
    return String(value - zero).padEnd(digit.length, ' ');
  });
}

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
