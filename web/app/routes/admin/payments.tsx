import { domainsOf } from '@mala/contract/access/role-places.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { ClaimQueue, TOLD_OF, whoOf } from '../../features/payments/claim-queue.tsx';
import { ClaimRefusalDialog } from '../../features/payments/claim-refusal-dialog.tsx';
import { CorrectionDialog } from '../../features/payments/correction-dialog.tsx';
import { FilterForm } from '../../features/payments/filter-form.tsx';
import { addressOf, filtersOf, NO_FILTERS } from '../../features/payments/filters.ts';
import { OwedList } from '../../features/payments/owed-list.tsx';
import { type Change, PaymentList } from '../../features/payments/payment-list.tsx';
import { type Claim, useReloadClaims } from '../../features/payments/queries.ts';
import { RefundDialog } from '../../features/payments/refund-dialog.tsx';
import { ActivationDialog } from '../../features/subscriptions/activation-dialog.tsx';
import { paymentsText } from '../../i18n/en/payments.ts';
import { useMember } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** What members told of, and the ledger: every payment with its receipt number. The filters are in the URL. */
export default function AdminPayments() {
  const text = paymentsText;
  const [address, setAddress] = useSearchParams();
  const { me } = useMember();
  const domains = useMemo(() => domainsOf(me, 'payments.record'), [me]);
  const filters = useMemo(() => filtersOf(address, domains), [address, domains]);
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  const [told, setTold] = useState<Claim | null>(null);
  const [refused, setRefused] = useState<Claim | null>(null);
  const reload = useReloadClaims();
  const search = (wanted: typeof filters) => {
    const next = addressOf(wanted);
    const told = address.get(TOLD_OF);
    if (told) next.set(TOLD_OF, told);
    // searching again for the same must not add a history entry
    if (next.toString() !== address.toString()) setAddress(next, { preventScrollReset: true });
  };
  return (
    <Stack>
      <PageTitle title={text.title} />
      <section aria-labelledby="told">
        <Stack gap="sm">
          <h2 id="told">{text.told.title}</h2>
          <ClaimQueue domains={domains} onActivate={setTold} onRefuse={setRefused} />
        </Stack>
      </section>
      <OwedList filters={filters} />
      <h2>{text.ledger}</h2>
      <FilterForm domains={domains} filters={filters} onSearch={search} />
      {filters.payment && (
        <Notice title={text.one}>
          <Button look="outline" onClick={() => search(NO_FILTERS)}>
            {text.all}
          </Button>
        </Notice>
      )}
      <PaymentList filters={filters} onChange={setChange} />
      <Row>
        <ExportButton what="payments" />
      </Row>
      {told && (
        <ActivationDialog
          memberId={told.profile_id}
          domain={told.domain}
          who={whoOf(told)}
          runsUntil={told.runs_until}
          told={told}
          onDone={() => {
            reload();
            setTold(null);
          }}
          onClose={() => setTold(null)}
        />
      )}
      {refused && <ClaimRefusalDialog claim={refused} onClose={() => setRefused(null)} />}
      {change?.kind === 'correct' && <CorrectionDialog payment={change.payment} onClose={close} />}
      {change?.kind === 'refund' && <RefundDialog payment={change.payment} onClose={close} />}
    </Stack>
  );
}
