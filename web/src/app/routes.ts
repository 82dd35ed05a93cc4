import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { notFound } from '#web/lib/page/not-found';
import { isPlayerPath } from '#web/lib/session/player-path';
import { guard } from './guard';
import { LastResort } from './last-resort';
import { loadBelow } from './layouts/below';
import { DefaultLayout } from './layouts/default-layout';
import { page, withErrorPage, withoutBottomBar } from './page-route';
import { Root } from './root';
import { Starting } from './starting';

/** Pages for developers; production builds do not contain this code. */
const workshop: RouteObject[] =
  import.meta.env.MODE !== 'production'
    ? [page('workshop', 'public', () => import('./routes/workshop'))]
    : [];

/** Providers redirect here before the sign-in is complete, so there is no session to admit yet. */
const loginReturn: RouteObject = {
  path: 'Login/return',
  HydrateFallback: Starting,
  lazy: async () => {
    const { load, Component } = await import('./routes/login-return');
    return { loader: load, Component };
  },
};

/** Ids of the routes to which those of players are added. */
const ids = { site: 'site', pages: 'pages' };

interface PlayerRoutes {
  readonly gameRoutes: readonly RouteObject[];
  readonly playerPages: readonly RouteObject[];
}

const loadPlayerRoutes = () => import('./player-routes');

/** Returns the routes for a first visit: with those of players only if it opens one of their pages. */
export async function routesFor(path: string): Promise<RouteObject[]> {
  return isPlayerPath(path) ? allRoutes(await loadPlayerRoutes()) : publicRoutes;
}

/** Adds the routes of players before the first navigation to one of their pages. */
export const addPlayerRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isPlayerPath(path)) return;
  const { gameRoutes, playerPages } = await loadPlayerRoutes();
  patch(ids.site, gameRoutes);
  patch(ids.pages, playerPages);
};

/** Every route of the site. Paths match in any letter case. */
export function allRoutes({ gameRoutes, playerPages }: PlayerRoutes): RouteObject[] {
  return [
    {
      id: ids.site,
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: LastResort,
      children: [
        ...gameRoutes,
        {
          lazy: () => import('./layouts/blog-layout'),
          ...(import.meta.env.SSR && { loader: loadBelow }),
          children: withErrorPage([
            page('blog/:tag?', 'public', () => import('./routes/blog')),
            page('blog/post/:slug', 'public', () => import('./routes/blog-post')),
          ]),
        },
        {
          Component: DefaultLayout,
          // The build renders public pages in one pass; in a browser the parts below the page load lazily.
          ...(import.meta.env.SSR && { loader: loadBelow }),
          children: withErrorPage(
            [
              withoutBottomBar(page('Login', 'sign-in', () => import('./routes/login'))),
              withoutBottomBar(loginReturn),
              ...playerPages,
              page('static/Support', 'public', () => import('./routes/static-support')),
              page('static/Fairness', 'public', () => import('./routes/static-fairness')),
              page('static/ResponsibleGaming', 'public', () => import('./routes/static-responsible-gaming')),
              page('static/:page', 'public', () => import('./routes/static-page')),
              ...workshop,
              page(':category?', 'public', () => import('./routes/home')),
              {
                path: '*',
                element: null,
                loader: guard('public', ({ request }) => {
                  throw notFound(request);
                }),
              },
            ],
            ids.pages,
          ),
        },
      ],
    },
  ];
}

/** The routes that visitors without an account can open. */
export const publicRoutes = allRoutes({ gameRoutes: [], playerPages: [] });
