import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { RouteAudience } from '#web/lib/session/route-audience';
import { guard } from './guard';
import { PageSkeleton } from './page-skeleton';
import { ErrorPage } from './routes/error-page';
import { Starting } from './starting';

/** Renders the error page inside the layout, so that the navigation stays available. */
export function withErrorPage(children: RouteObject[], id?: string): RouteObject[] {
  return [{ ...(id !== undefined && { id }), ErrorBoundary: ErrorPage, children }];
}

interface Page {
  readonly load: LoaderFunction;
  /** Preloads what the page needs at once beside its data, which may come from its payload. */
  readonly ready?: LoaderFunction;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** A page whose code loads in parallel with its guard; a direct visit shows a skeleton until then. */
export function page(
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
export function asOverlay(route: RouteObject): RouteObject {
  return { ...route, handle: { isOver: true } } as RouteObject;
}

/** A route without the bottom bar, because its form needs the height of a phone. */
export function withoutBottomBar(route: RouteObject): RouteObject {
  return { ...route, handle: { isBare: true } } as RouteObject;
}
