import { Outlet, useParams } from 'react-router';
import { NoMatchPage } from '../../components/no-match-page.tsx';
import { MODES } from '../../paths.ts';

/** The six steps; `mode` is register or edit, and anything else is no page. */
export default function WizardLayout() {
  const { mode } = useParams();
  if (mode !== undefined && !MODES.some((known) => known === mode)) return <NoMatchPage />;
  return <Outlet />;
}
