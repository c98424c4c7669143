import { knownLanguage, type Language } from '@mala/contract/communities/languages.ts';
import { sites } from '@mala/contract/communities/sites.ts';
import { receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import type { DrawSheet } from '../../media/sheets.ts';
import { day } from '../mail/index.ts';
import { packageWords } from '../subscriptions/index.ts';
import type { LedgerRow } from './ledger-queries.ts';
import { en, type ReceiptWords } from './receipt-words-en.ts';
import { mr } from './receipt-words-mr.ts';
import { ta } from './receipt-words-ta.ts';

const WORDS: Record<Language, ReceiptWords> = { en, ta, mr };

/** The number of a payment's receipt. */
export function numberOf({ domain, receipt_year, receipt_number }: LedgerRow): string {
  return receiptNumber(domain, receipt_year, receipt_number);
}

/** A receipt in the language of the account, as its page shows it. */
export function receiptSheet(row: LedgerRow): Parameters<DrawSheet>[1] {
  const language = knownLanguage(row.language ?? '');
  const words = WORDS[language];
  const { names, rupees } = packageWords(language);
  const { facts } = words;
  const number = numberOf(row);
  const { refunded_at, refunded_amount } = row;
  return {
    language,
    title: `${words.title} ${number}`,
    from: sites[row.domain].name,
    heading: words.title,
    facts: [
      [facts.receipt, number],
      [facts.date, day(language, row.created_at)],
      [facts.payer, row.name ?? words.gone],
      [facts.mid, row.mid ?? words.none],
      [facts.package, words.gives(names[row.package], row.profiles, row.days)],
      [facts.amount, rupees(row.amount)],
      [facts.way, row.way ? words.ways[row.way] : words.noWay],
      [facts.reference, row.reference],
    ],
    notice: refunded_at && words.refunded(rupees(refunded_amount ?? 0), day(language, refunded_at)),
    note: words.note,
    made_at: row.created_at.toISOString(),
  };
}
