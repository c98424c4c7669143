import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';

/**
 * What Mantine's components need around them. Only pages behind the login and toasts have it: the public
 * pages stand on the browser's own elements and load nothing of Mantine.
 */
export function KitTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
