import { OwnLooks } from '../../features/history/own-looks.tsx';
import { looksText } from '../../i18n/en/looks.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Who of the office looked at the member's contact. */
export default function Looks() {
  const text = looksText;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <OwnLooks />
    </Stack>
  );
}
