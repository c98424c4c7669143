import { CallList } from '../../features/calls/call-list.tsx';
import { callsText } from '../../i18n/en/calls.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The members whom the office calls, because nothing else reaches them. */
export default function AdminCalls() {
  const { title, lead } = callsText;
  return (
    <Stack>
      <PageTitle title={title} />
      <p className="measure">{lead}</p>
      <CallList />
    </Stack>
  );
}
