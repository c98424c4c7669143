import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Generated } from 'kysely';
import type { PackageCode } from './subscriptions.ts';

/** What a member is about to pay through the gateway, or has paid. */
export interface GatewayOrders {
  id: string;
  /** null: the account is gone */
  user_id: string | null;
  domain: Domain;
  package: PackageCode;
  /** the price then, whole rupees, and what it buys */
  amount: number;
  profiles: number;
  days: number;
  /** as the gateway names it */
  gateway_order: string;
  /** the three are null together, until it is paid */
  gateway_payment: string | null;
  payment_id: string | null;
  paid_at: Date | null;
  created_at: Date;
  /** when the gateway was asked last without being told to */
  checked_at: Date | null;
}

/** What the gateway is to give back. */
export interface GatewayRefunds {
  id: string;
  order_id: string;
  /** of the ledger; null of money that bought nothing */
  payment_id: string | null;
  gateway_payment: string;
  /** in hundredths */
  amount: number;
  state: Generated<'waiting' | 'done' | 'failed'>;
  gateway_refund: string | null;
  /** why the gateway refused */
  fault: string | null;
  created_at: Date;
  done_at: Date | null;
}

/** What the gateway has told, by its ids, so that nothing is worked on twice. */
export interface GatewayEvents {
  id: string;
  received_at: Date;
}
