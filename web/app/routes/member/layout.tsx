import '../../ui/mantine-styles.ts';
import { Outlet } from 'react-router';
import { MemberGate } from '../../components/gate.tsx';
import { MemberProviders } from '../../components/member-providers.tsx';

/** Open to whoever is signed in. */
export default function MemberLayout() {
  return (
    <MemberGate>
      {() => (
        <MemberProviders>
          <Outlet />
        </MemberProviders>
      )}
    </MemberGate>
  );
}
