import type { readOrder } from '@mala/contract/payments/orders.ts';
import type { output } from 'zod/mini';
import type { OwnOrder } from './gateway-queries.ts';

/** An order as its member sees it. */
export function presentOrder(order: OwnOrder): output<typeof readOrder.reply> {
  const { id, package: code, amount, payment_id, paid_at, returned } = order;
  const unpaid = returned ? 'returned' : 'open';
  return { id, package: code, amount, payment_id, state: paid_at ? 'paid' : unpaid };
}
