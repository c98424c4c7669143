import type { listPayments } from '@mala/contract/payments/ledger.ts';
import { receiptNumber } from '@mala/contract/payments/receipt-number.ts';
import type { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import type { output } from 'zod/mini';
import type { SignedUrls } from '../../storage/signed-urls.ts';
import type { LedgerRow } from './ledger-queries.ts';
import { receiptPath } from './receipt-file.ts';

/** Who records what is paid online: named as itself, in every language. */
export const GATEWAY_NAME = 'Razorpay';

function presentRefund(row: LedgerRow) {
  const { refunded_at, refunded_by, refund_reason } = row;
  if (!refunded_at) return null;
  return {
    amount: row.refunded_amount ?? 0,
    at: refunded_at.toISOString(),
    by: refunded_by ?? '',
    reason: refund_reason ?? '',
    profiles: row.profiles_taken ?? 0,
    days: row.days_taken ?? 0,
    by_gateway: row.gateway_refund,
  };
}

/** What everybody reads; the reply's schema drops what is the office's of a refund. */
function presentPaid(row: LedgerRow) {
  return {
    id: row.id,
    receipt: receiptNumber(row.domain, row.receipt_year, row.receipt_number),
    package: row.package,
    amount: row.amount,
    way: row.way,
    reference: row.reference,
    recorded_at: row.created_at.toISOString(),
    refund: presentRefund(row),
  };
}

/** What a member paid. */
export function presentOwnPayments(
  urls: SignedUrls,
  rows: readonly LedgerRow[],
): output<typeof listOwnPayments.reply> {
  return {
    rows: rows.map((row) => ({ ...presentPaid(row), pdf: urls.sign(receiptPath(row.id)) })),
  };
}

/** A receipt; its payer by the name of now, if the account is still there. */
export function presentReceipt(urls: SignedUrls, row: LedgerRow): output<typeof readReceipt.reply> {
  const { domain, mid, profiles, days } = row;
  const pdf = urls.sign(receiptPath(row.id));
  return { ...presentPaid(row), pdf, domain, payer: row.name, mid, profiles, days };
}

/** A payment of the ledger; the member by the name and member id of now, if the account is still there. */
export function presentPayment(row: LedgerRow): output<typeof listPayments.reply>['rows'][number] {
  return {
    ...presentPaid(row),
    domain: row.domain,
    profile_id: row.user_id,
    name: row.name,
    mid: row.mid,
    recorded_by: row.recorded_by ?? GATEWAY_NAME,
    by_gateway: row.gateway_payment !== null,
    corrected_at: row.corrected_at?.toISOString() ?? null,
  };
}
