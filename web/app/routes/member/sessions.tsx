import { useNavigate } from 'react-router';
import { EverywhereButton } from '../../features/auth/everywhere-button.tsx';
import { SessionList } from '../../features/auth/session-list.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The member's devices. Signing out everywhere ends like any logout. */
export default function Sessions() {
  const text = accountText.sessions;
  const navigate = useNavigate();
  return (
    <Stack>
      <PageTitle title={text.title} />
      <p className="measure">{text.lead}</p>
      <SessionList />
      <EverywhereButton onDone={async () => navigate(paths.logout, { replace: true })} />
    </Stack>
  );
}
