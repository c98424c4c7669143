import { TextList } from '../../features/moderation/text-list.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The texts that wait for the office, to allow or refuse. */
export default function AdminTexts() {
  const { texts } = useText(officeText);
  return (
    <Stack className="wide">
      <PageTitle title={texts.title} />
      <p className="measure">{texts.lead}</p>
      <TextList />
    </Stack>
  );
}
