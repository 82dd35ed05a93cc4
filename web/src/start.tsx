import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setNavigation } from '#web/lib/builds/chunk-reload';
import { navigationOf } from '#web/lib/builds/navigation-of';
import { endEarlyInput, leavePressesToReact } from '#web/lib/page/early-input';
import { nextTask, whenIdle } from '#web/lib/page/turns';
import { addPlayerRoutes, routesFor } from './app/routes';

/** Starts the application: hydrates a prerendered page, or fills the shell. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page lacks its root element.');

  const hydration = document.getElementById('hydration')?.textContent;
  const routes = await routesFor(location.pathname);
  if (hydration) {
    await loadMatchedRoutes(routes);
    await nextTask();
  }
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addPlayerRoutes,
    ...(hydration && { hydrationData: JSON.parse(hydration) as HydrationState }),
  });
  setNavigation(() => navigationOf(router.state));

  const application = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (hydration) await nextTask();
  leavePressesToReact();
  // As a transition, hydration yields to scrolling and typing.
  if (hydration) startTransition(() => void hydrateRoot(container, application));
  else {
    // React handles every event of elements that it creates itself; repeating one would apply a choice twice.
    endEarlyInput();
    // The outline of a page stays until its data is loaded.
    if (container.hasChildNodes()) await untilInitialized(router);
    const root = createRoot(container);
    startTransition(() => root.render(application));
  }
  whenIdle(() => void import('./app/after-load').then(({ afterLoad }) => afterLoad(router)));
}

/** Waits until the first page has its data or an error. */
function untilInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** Loads the code of the matched routes before hydration, which needs the same content as the prerendered page. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
