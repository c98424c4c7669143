import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { followRoles } from './session/follow-roles.ts';
import { onPersonChange } from './session/session.ts';

const TRIES = 2;

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
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
