import type { ReactNode } from 'react';

/** A link of the navigation; an external one opens in a new tab. */
export interface NavItem {
  label: ReactNode;
  to: string;
  external?: boolean;
}
