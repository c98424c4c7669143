/** Any script's digits as ASCII, of the same length. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // the digits of a script are in one row that begins with a zero
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    // two rows may touch (mathematical digits), which are ten apart each
    return String(value - zero).padEnd(digit.length, ' ');
  });
}

/** Arabic-Indic, Persian, Devanagari, Gujarati, Tamil, Telugu, Kannada, Malayalam and full-width digits. */
const TYPED_DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\uff10-\uff19]/g;

/** The text with digits of keyboards as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(TYPED_DIGITS, asciiDigits);
}

/** The digits of a text, as 0 to 9. */
export function onlyDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/** The digits of a mobile number, without the 0 or +91 that may stand before the ten. */
export function mobileDigits(text: string): string {
  return onlyDigits(text).replace(/^(?:0*91|0+)(?=\d{10}$)/, '');
}
