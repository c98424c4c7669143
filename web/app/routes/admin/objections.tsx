import { ObjectionList } from '../../features/corrections/objection-list.tsx';
import { correctingText } from '../../i18n/en/correcting.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Objections of members to what the office corrected, to answer. */
export default function AdminObjections() {
  const text = correctingText;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <ObjectionList />
    </Stack>
  );
}
