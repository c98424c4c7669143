import { useEffect } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { onlineText } from '../../i18n/en/online.ts';
import { ApiError } from '../../lib/api-error.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOrder } from './queries.ts';

const KINDS = { open: 'info', paid: 'success', returned: 'warning' } as const;

/** What became of an order, for who comes back from the gateway; moves by itself until the bank has confirmed it. */
export function OrderNotice({ id }: { id: string }) {
  const text = onlineText.order;
  const order = useOrder(id);
  const paid = order.data?.state === 'paid';
  useEffect(() => {
    // the package runs now; a failure changes nothing here
    if (paid) void reloadMe().catch(() => undefined);
  }, [paid]);
  // of somebody else, who was signed in before
  if (order.error instanceof ApiError && order.error.status === 404) return null;
  if (order.isError) return <LoadFailed query={order} />;
  if (!order.data) return null;
  const { state, payment_id } = order.data;
  return (
    <section aria-label={text.label} aria-live="polite">
      <Notice kind={KINDS[state]} title={text[state].title}>
        {state === 'paid'
          ? payment_id && <TextLink to={paths.receipt(payment_id)}>{text.paid.receipt}</TextLink>
          : text[state].message}
      </Notice>
    </section>
  );
}
