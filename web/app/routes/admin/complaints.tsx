import { ComplaintList } from '../../features/complaints/complaint-list.tsx';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The complaints of members, to answer. */
export default function AdminComplaints() {
  const text = complaintsText;
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <ComplaintList />
    </Stack>
  );
}
