import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { reloadMe } from '../lib/session.ts';

/** Leads a member who was refused (403) to the page that says why, by how he stands now. */
export function Refused({ to }: { to: string }) {
  useEffect(() => {
    // a failure leaves the page with what was known before
    reloadMe().catch(() => undefined);
  }, []);
  return <Navigate to={to} replace />;
}
