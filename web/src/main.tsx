import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes';

const container = document.getElementById('root');
if (!container) throw new Error('The page lacks its root element.');

const hydration = document.getElementById('hydration')?.textContent;
if (hydration) await loadMatchedRoutes();
const router = createBrowserRouter(
  routes,
  hydration ? { hydrationData: JSON.parse(hydration) as HydrationState } : {},
);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (hydration) hydrateRoot(container, app);
else createRoot(container).render(app);

/** A prerendered page is taken over as it stands, so the code of its route must be there before React starts. */
async function loadMatchedRoutes(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
