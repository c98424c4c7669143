import { type ContextType, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_RemixErrorBoundary as RouterErrorBoundary,
  type UNSAFE_AssetsManifest,
  type UNSAFE_RouteModules,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

declare global {
  /** Written into each page by React Router's build, and used with its development server. */
  interface Window {
    __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
      basename?: string;
    };
    __reactRouterManifest: UNSAFE_AssetsManifest;
    __reactRouterRouteModules: UNSAFE_RouteModules;
    __reactRouterDataRouter?: DataRouter;
  }
}

/** Routes load no data: pages are files, and data come from API calls. */
const STATE = { loaderData: {} };

/** The router of a page rendered at build time, or of the fallback page, which has no contents. */
export function createPageRouter(): DataRouter {
  const { basename = '/', future, ssr, isSpaMode } = window.__reactRouterContext;
  const { routes: manifest } = window.__reactRouterManifest;
  const modules = window.__reactRouterRouteModules;
  const routes = createClientRoutes(manifest, modules, STATE, ssr, isSpaMode);
  const getRouteInfo = (id: string) => ({
    clientLoader: undefined,
    hasLoader: false,
    hasHydrateFallback: modules[id]?.HydrateFallback !== undefined,
  });
  const { location } = window;
  const state = { state: STATE, routes, getRouteInfo, location, basename, future, isSpaMode };
  const router = createRouter({
    routes,
    basename,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    ...(isSpaMode ? {} : { hydrationData: getHydrationData(state) }),
  });
  if (router.state.initialized) router.initialize();
  if (import.meta.env.DEV)
    window.__reactRouterDataRouter = Object.assign(router, { createRoutesForHMR });
  return router;
}

/**
 * Renders the pages like React Router's `HydratedRouter`, without what only a rendering or data-loading server needs:
 * its streams, its calls and the discovery of unknown routes. This saves 5 KB on each page.
 */
export function PageRouter({ router }: { router: DataRouter }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => {
    if (!router.state.initialized) router.initialize();
    return router.subscribe((state) => setLocation(state.location));
  }, [router]);
  const framework: Framework = {
    ...window.__reactRouterContext,
    manifest: window.__reactRouterManifest,
    routeModules: window.__reactRouterRouteModules,
  };
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterErrorBoundary location={location}>
          <RouterProvider router={router} />
        </RouterErrorBoundary>
      </FrameworkContext>
      {/* as many children as the server drew, whose second one is its stream: `useId` counts them */}
      {null}
    </>
  );
}
