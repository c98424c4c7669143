import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Session, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { PageLoading } from '../../ui/page.tsx';

/** The page requested before the login; stored in the history entry of /login. */
export interface Origin {
  from: { pathname: string; search: string; hash: string };
}

export function originOf(state: unknown): Origin['from'] | null {
  return (state as Origin | null)?.from ?? null;
}

type Member = Extract<Session, { status: 'member' }>;

/** Shows its page to members; others go to the login, which remembers the requested page. */
export function MemberGate({ children }: { children: (member: Member) => ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'member') return children(session);
  if (session.status !== 'guest') return <PageLoading whole />;
  const state: Origin = { from: { pathname, search, hash } };
  return <Navigate to={paths.login} state={state} replace />;
}
