import type { RouteObject } from 'react-router';
import { guard } from './guard';
import { LastResort } from './last-resort';
import { DefaultLayout } from './layouts/default-layout';
import { notFound } from './not-found';
import { Root } from './root';
import { ErrorPage } from './routes/error-page';
import { Starting } from './starting';

/** The error page stands inside the layout, so that the way on stays in reach. */
function inLayout(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorPage, children }];
}

/** Every route that exists. Paths match in any letter case; a page's code loads while its guard is being asked. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: LastResort,
    children: [
      {
        lazy: () => import('./layouts/game-layout'),
        children: inLayout([
          {
            path: 'games/PlayHKSlots',
            loader: guard('signed-in', async (args) => (await import('./routes/play-hk-slots')).load(args)),
            lazy: async () => {
              const { Component, shouldRevalidate } = await import('./routes/play-hk-slots');
              return { Component, shouldRevalidate };
            },
          },
        ]),
      },
      {
        Component: DefaultLayout,
        children: inLayout([
          {
            path: 'Login',
            loader: guard('sign-in', async () => (await import('./routes/login')).load()),
            lazy: async () => ({ Component: (await import('./routes/login')).Component }),
          },
          {
            path: ':category?',
            loader: guard('public', async (args) => (await import('./routes/home')).load(args)),
            lazy: async () => ({ Component: (await import('./routes/home')).Component }),
          },
          {
            path: '*',
            element: null,
            loader: guard('public', ({ request }) => {
              throw notFound(request);
            }),
          },
        ]),
      },
    ],
  },
];
