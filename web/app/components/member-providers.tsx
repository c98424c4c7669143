import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { KitTheme } from '../ui/kit-theme.tsx';

/** What the pages behind the login have around them: the server's data and Mantine. */
export function MemberProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <KitTheme>{children}</KitTheme>
    </QueryClientProvider>
  );
}
