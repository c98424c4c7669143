import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';

/**
 * What Mantine's components need around them. It stands around each of them and never around a page: pages are
 * made of the browser's own elements and load nothing of Mantine before they need it. Whoever draws a component
 * of Mantine's imports mantine-base.ts and then its styles, in Mantine's order.
 */
export function KitTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
