import { can } from '@mala/contract/access/roles.ts';
import { DeskList } from '../../features/desk/desk-list.tsx';
import { SetupList } from '../../features/setup/setup-list.tsx';
import { deskText } from '../../i18n/en/desk.ts';
import { useMember } from '../../lib/session/session.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** What waits for the office: where whoever works in it begins. */
export default function AdminDesk() {
  const text = deskText;
  const { me } = useMember();
  return (
    <Stack gap="lg">
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      {can(me, 'settings.write') && <SetupList />}
      <DeskList />
    </Stack>
  );
}
