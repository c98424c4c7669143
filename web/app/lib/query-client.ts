import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onPersonChange } from './session/session.ts';

const TRIES = 2;

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** The cache of what members read. A refusal is final; a network fault or a 5xx is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < TRIES && !isRefusal(error),
    },
    mutations: { networkMode: 'always' },
  },
});

// nothing that one person has read is left for the next
onPersonChange(() => queryClient.clear());
