import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** What the pages behind the login have around them: the server's data, and the way back in. */
export function MemberProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <SignInAgain />
    </QueryClientProvider>
  );
}
