/** Arabic-Indic, Persian, Devanagari, Gujarati, Tamil, Telugu, Kannada, Malayalam and full-width digits. */
const DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\uff10-\uff19]/g;

/** The text with digits of other scripts as 0 to 9, as many keyboards type them. */
export function plainDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    // zero is the first in a row of 16, and the seventh of those from Devanagari to Malayalam
    return String((code % 16) - (code > 0x900 && code < 0xe00 ? 6 : 0));
  });
}

/** The digits of a text, as 0 to 9. */
export function onlyDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/** The digits of a mobile number, without the 0 or +91 that may stand before the ten. */
export function mobileDigits(text: string): string {
  return onlyDigits(text).replace(/^(?:0*91|0+)(?=\d{10}$)/, '');
}
