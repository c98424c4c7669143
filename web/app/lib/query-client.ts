import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { currentMe, onPersonChange, reloadMe } from './session/session.ts';

const TRIES = 2;

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** After a call that the office may not make: a role may have been taken, and the page follows those that are left. */
export function followRoles(error: unknown): void {
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  // if it fails, the page keeps what it knows
  if (isRefused && currentMe()?.roles) reloadMe().catch(() => undefined);
}

/** The query cache. Client errors are final; network errors and 5xx are retried. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: followRoles }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < TRIES && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
});

// removes the data of the previous person
onPersonChange(() => queryClient.clear());
