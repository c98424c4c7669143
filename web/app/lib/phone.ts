/** Formats a number as `+91 90000 00002`, without line breaks; ten digits are an Indian number. */
export function phoneText(number: string): string {
  const digits = number.replace(/\D/g, '');
  const indian = /^(?:91)?(\d{5})(\d{5})$/.exec(digits);
  return indian ? `+91\u00a0${indian[1]}\u00a0${indian[2]}` : `+${digits}`;
}

/** The URL of a WhatsApp chat; ten digits are an Indian number. */
export function whatsAppLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '');
  const international = digits.length === 10 ? `91${digits}` : digits;
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${international}${query}`;
}
