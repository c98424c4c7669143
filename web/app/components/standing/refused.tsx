import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { reloadMe } from '../../lib/session/session.ts';

/** Leads a member who was refused (403) to the page that says why, by how he stands now. */
export function Refused({ to }: { to: string }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, wherever it is
  useEffect(() => {
    const lead = async () => {
      await navigate(to, { replace: true });
      // after it: whoever is no administrator any more is led away from their pages at once
      await reloadMe();
    };
    // a failure leaves the page with what was known before
    lead().catch(() => undefined);
  }, []);
  return null;
}
