import { STEPS } from '@mala/contract/profiles/field.ts';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { useMode } from '../../features/profiles/use-step-navigation.ts';
import { WizardFrame } from '../../features/profiles/wizard-frame.tsx';
import { officeOf } from '../../lib/session/office-home.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { MODES, paths } from '../../paths.ts';

/**
 * The six steps, with the account pages among the tabs. Later steps require the first, which gives the profile its id;
 * staff have no profile.
 */
export default function WizardLayout() {
  const { mode } = useParams();
  const { pathname } = useLocation();
  const { me } = useMember();
  const known = useMode();
  const step = STEPS.find((one) => pathname.endsWith(`/${one}`)) ?? null;
  if (mode !== undefined && !MODES.some((one) => one === mode)) return <NoMatchPage />;
  if (step && !hasOwnProfile(me)) return <Navigate to={officeOf(me)} replace />;
  if (step && step !== 'basic' && !me.steps.basic)
    return <Navigate to={paths.step(known, 'basic')} replace />;
  return (
    <WizardFrame step={step}>
      <Outlet />
    </WizardFrame>
  );
}
