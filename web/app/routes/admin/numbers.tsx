import { domainsOf } from '@mala/contract/access/role-places.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { NumbersView } from '../../features/numbers/numbers-view.tsx';
import { type Period, periodOf, queryOf } from '../../features/numbers/period.ts';
import { PeriodForm } from '../../features/numbers/period-form.tsx';
import { useNumbers } from '../../features/numbers/queries.ts';
import { numbersText } from '../../i18n/en/numbers.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

/** How the site does. The period is in the URL. */
export default function AdminNumbers() {
  const text = numbersText;
  const { me } = useMember();
  const [address, setAddress] = useSearchParams();
  const domains = useMemo(() => domainsOf(me, 'numbers.read'), [me]);
  const period = useMemo(() => periodOf(address, domains), [address, domains]);
  const numbers = useNumbers(period);
  const show = (wanted: Period) => {
    const next = new URLSearchParams(queryOf(wanted));
    if (next.toString() === address.toString()) void numbers.refetch();
    else setAddress(next, { preventScrollReset: true });
  };
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <PeriodForm period={period} domains={domains} onShow={show} />
      <NumbersView numbers={numbers} period={period} />
      <Row>
        <ExportButton what="numbers" chosen={period} />
      </Row>
    </Stack>
  );
}
