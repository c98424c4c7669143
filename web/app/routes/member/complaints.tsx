import { OwnComplaints } from '../../features/complaints/own-complaints.tsx';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What the member complained of. */
export default function Complaints() {
  const { own: text } = complaintsText;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <OwnComplaints />
    </Stack>
  );
}
