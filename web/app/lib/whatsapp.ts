/** The link that opens a WhatsApp chat; a number of ten digits is an Indian one. */
export function whatsAppLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '');
  const international = digits.length === 10 ? `91${digits}` : digits;
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${international}${query}`;
}
