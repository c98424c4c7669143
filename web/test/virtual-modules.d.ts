declare module 'virtual:route-table' {
  import type { RouteObject } from 'react-router';

  export const routes: RouteObject[];
}
