import { HeavyReaders } from '../../features/budgets/heavy-readers.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The members who read unusually much in a short time. */
export default function AdminReaders() {
  const { readers } = useText(officeText);
  return (
    <Stack className="wide">
      <PageTitle title={readers.title} />
      <p className="measure">{readers.lead}</p>
      <HeavyReaders />
    </Stack>
  );
}
