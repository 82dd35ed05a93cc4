import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { notFound } from '#web/lib/page/not-found';
import type { RouteAudience } from '#web/lib/session/route-audience';
import { guard } from './guard';
import { LastResort } from './last-resort';
import { loadBelow } from './layouts/below';
import { DefaultLayout } from './layouts/default-layout';
import { PageSkeleton } from './page-skeleton';
import { Root } from './root';
import { ErrorPage } from './routes/error-page';
import { Starting } from './starting';

/** Renders the error page inside the layout, so that the navigation stays available. */
function inLayout(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorPage, children }];
}

interface Page {
  readonly load: LoaderFunction;
  /** Preloads what the page needs at once beside its data, which may come from its payload. */
  readonly ready?: LoaderFunction;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** A page whose code loads in parallel with its guard; a direct visit shows a skeleton until then. */
function page(
  path: string,
  audience: RouteAudience,
  load: () => Promise<Page>,
  children?: RouteObject[],
): RouteObject {
  return {
    path,
    ...(children && { children }),
    HydrateFallback: audience === 'sign-in' ? Starting : PageSkeleton,
    loader: guard(
      audience,
      async (args) => (await load()).load(args),
      async (args) => (await load()).ready?.(args),
    ),
    lazy: async () => {
      const { Component, shouldRevalidate } = await load();
      return { Component, ...(shouldRevalidate && { shouldRevalidate }) };
    },
  };
}

/** A route that renders over its parent; opening or leaving it does not leave the page below. */
function over(route: RouteObject): RouteObject {
  return { ...route, handle: { isOver: true } } as RouteObject;
}

/** A route without the bottom bar, because its form needs the height of a phone. */
function bare(route: RouteObject): RouteObject {
  return { ...route, handle: { isBare: true } } as RouteObject;
}

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

/** Every route of the site. Paths match in any letter case. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: LastResort,
    children: [
      {
        lazy: () => import('./layouts/game-layout'),
        children: inLayout([
          page('games/PlayHKSlots', 'signed-in', () => import('./routes/play-hk-slots')),
          page('games/scratch/:gameId', 'signed-in', () => import('./routes/play-scratch')),
          page('games/frame/:gameId', 'signed-in', () => import('./routes/play-frame')),
          page('games/unity/:gameId', 'signed-in', () => import('./routes/play-unity')),
          page('games/:gameId', 'signed-in', () => import('./routes/play-demo')),
        ]),
      },
      {
        lazy: () => import('./layouts/blog-layout'),
        ...(import.meta.env.SSR && { loader: loadBelow }),
        children: inLayout([
          page('blog/:tag?', 'public', () => import('./routes/blog')),
          page('blog/post/:slug', 'public', () => import('./routes/blog-post')),
        ]),
      },
      {
        Component: DefaultLayout,
        // The build renders public pages in one pass; in a browser the parts below the page load lazily.
        ...(import.meta.env.SSR && { loader: loadBelow }),
        children: inLayout([
          bare(page('Login', 'sign-in', () => import('./routes/login'))),
          bare(loginReturn),
          page('StopEmailChange/:player/:token', 'public', () => import('./routes/stop-email-change')),
          page('RewardsStore', 'signed-in', () => import('./routes/rewards-store'), [
            over(page(':id', 'signed-in', () => import('./routes/reward-product'))),
          ]),
          page('Draws', 'signed-in', () => import('./routes/draws')),
          page('Draws/:id', 'signed-in', () => import('./routes/draw')),
          page('shop/Cart', 'signed-in', () => import('./routes/cart')),
          page('shop/Checkout', 'signed-in', () => import('./routes/checkout')),
          page('Coins', 'signed-in', () => import('./routes/coins')),
          page('Coins/checkout/:id', 'signed-in', () => import('./routes/coins-checkout')),
          page('Quests', 'signed-in', () => import('./routes/quests')),
          page('Account/orders', 'signed-in', () => import('./routes/orders')),
          page('Account/orders/:id', 'signed-in', () => import('./routes/order')),
          page('Account/welcome', 'signed-in', () => import('./routes/welcome')),
          page('AffiliateRequest', 'signed-in', () => import('./routes/affiliate-request')),
          page('AffiliateDashboard', 'public', () => import('./routes/affiliate-dashboard')),
          page('Account/:section?', 'signed-in', () => import('./routes/account')),
          {
            // No error boundary of its own: visitors without access get a not-found page without the Dashboard frame.
            lazy: () => import('./layouts/dashboard-layout'),
            children: [
              page('Dashboard', 'admins', () => import('./routes/dashboard')),
              page('Dashboard/products', 'admins', () => import('./routes/dashboard-products')),
              page('Dashboard/import', 'admins', () => import('./routes/dashboard-import')),
              page('Dashboard/orders', 'admins', () => import('./routes/dashboard-orders')),
              page('Dashboard/gift-codes', 'admins', () => import('./routes/dashboard-gift-codes')),
              page('Dashboard/draws', 'admins', () => import('./routes/dashboard-draws')),
              page('Dashboard/affiliates', 'admins', () => import('./routes/dashboard-affiliates')),
              page('Dashboard/identity', 'admins', () => import('./routes/dashboard-identity')),
              page('Dashboard/mail-in-entries', 'admins', () => import('./routes/dashboard-mail-in')),
              page('Dashboard/players', 'admins', () => import('./routes/dashboard-players')),
              page('Dashboard/players/:player', 'admins', () => import('./routes/dashboard-player')),
              page('Dashboard/support', 'admins', () => import('./routes/dashboard-support')),
              page('Dashboard/approvals', 'admins', () => import('./routes/dashboard-approvals')),
              page('Dashboard/audit', 'admins', () => import('./routes/dashboard-audit')),
              page('Dashboard/metrics', 'admins', () => import('./routes/dashboard-metrics')),
            ],
          },
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
        ]),
      },
    ],
  },
];
