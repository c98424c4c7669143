// Why: members pay online through a gateway. An order says who buys what for how much, before the money is there; a refund says
// what is to be given back until the gateway has done so; events are known by their ids, since each may come twice.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      ALTER COLUMN activated_by DROP NOT NULL,
      DROP CONSTRAINT payments_way_check,
      ADD CONSTRAINT payments_way_check CHECK (way IN ('upi', 'bank', 'card', 'cash', 'online'));

    CREATE TABLE gateway_orders (
      id uuid PRIMARY KEY,
      -- what is paid after the account is gone is given back
      user_id uuid REFERENCES users ON DELETE SET NULL,
      domain text NOT NULL CHECK (domain IN ('tamilmala', 'marathimala')),
      package text NOT NULL REFERENCES packages,
      amount integer NOT NULL CHECK (amount > 0),
      profiles integer NOT NULL CHECK (profiles >= 0),
      days integer NOT NULL CHECK (days >= 0),
      gateway_order text NOT NULL UNIQUE,
      gateway_payment text UNIQUE,
      payment_id uuid UNIQUE REFERENCES payments,
      created_at timestamptz NOT NULL,
      checked_at timestamptz,
      paid_at timestamptz,
      CHECK (num_nulls(gateway_payment, payment_id, paid_at) IN (0, 3))
    );
    CREATE INDEX gateway_orders_user_id ON gateway_orders (user_id, created_at DESC);
    CREATE INDEX gateway_orders_open ON gateway_orders (created_at) WHERE paid_at IS NULL;

    CREATE TABLE gateway_refunds (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES gateway_orders,
      -- of the ledger; null of money that bought nothing
      payment_id uuid UNIQUE REFERENCES payments,
      gateway_payment text NOT NULL,
      -- in hundredths
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
      gateway_refund text,
      fault text,
      created_at timestamptz NOT NULL,
      done_at timestamptz,
      CHECK ((done_at IS NULL) = (state = 'waiting'))
    );
    CREATE UNIQUE INDEX gateway_refunds_returned ON gateway_refunds (gateway_payment) WHERE payment_id IS NULL;
    CREATE INDEX gateway_refunds_order_id ON gateway_refunds (order_id);
    CREATE INDEX gateway_refunds_waiting ON gateway_refunds (created_at) WHERE state = 'waiting';

    CREATE TABLE gateway_events (
      id text PRIMARY KEY,
      received_at timestamptz NOT NULL
    );
    CREATE INDEX gateway_events_received_at ON gateway_events (received_at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE gateway_events, gateway_refunds, gateway_orders;
    UPDATE payments SET way = NULL WHERE way = 'online';
    UPDATE payments SET activated_by = coalesce(user_id, (SELECT id FROM users ORDER BY created_at LIMIT 1)) WHERE activated_by IS NULL;
    ALTER TABLE payments
      ALTER COLUMN activated_by SET NOT NULL,
      DROP CONSTRAINT payments_way_check,
      ADD CONSTRAINT payments_way_check CHECK (way IN ('upi', 'bank', 'card', 'cash'));
  `.execute(db);
}
