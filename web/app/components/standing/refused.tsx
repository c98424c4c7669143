import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { reloadMe } from '../../lib/session/session.ts';

/** Leads a member after a 403 to the page that explains it, depending on the current standing. */
export function Refused({ to }: { to: string }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    const lead = async () => {
      await navigate(to, { replace: true });
      // afterwards, because somebody who is no longer an administrator leaves the admin pages at once
      await reloadMe();
    };
    // if it fails, the page keeps what it knows
    lead().catch(() => undefined);
  }, []);
  return null;
}
