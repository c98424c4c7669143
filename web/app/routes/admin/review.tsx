import { HeavyReaders } from '../../features/budgets/heavy-readers.tsx';
import { TextList } from '../../features/moderation/text-list.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What the office looks at besides profiles: texts that wait, and who read unusually much. */
export default function AdminReview() {
  const { title, texts, readers } = useText(officeText);
  return (
    <Stack gap="lg" className="wide">
      <PageTitle title={title} />
      <Stack gap="sm">
        <h2>{texts.title}</h2>
        <p className="measure">{texts.lead}</p>
        <TextList />
      </Stack>
      <Stack gap="sm">
        <h2>{readers.title}</h2>
        <p className="measure">{readers.lead}</p>
        <HeavyReaders />
      </Stack>
    </Stack>
  );
}
