import { lazy, Suspense, useLayoutEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Toasts } from '#components/ui/toasts';
import { takeEarlyInput } from '#web/lib/page/early-input';
import { usePageFocus } from '#web/lib/page/page-focus';
import { repeatInput } from '#web/lib/page/repeat-input';
import { useSessionEnd } from '#web/lib/session/session-end';
import { NavigationProgress } from './navigation-progress';

const SessionEnded = lazy(() => import('../features/sign-in/session-ended'));

/** What every page has, whatever its layout. */
export function Root() {
  useLayoutEffect(() => void repeatInput(takeEarlyInput()), []);
  usePageFocus(usePage());
  const hasEnded = useSessionEnd() !== null;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <Outlet />
      <Toasts />
      {hasEnded && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The path of the page itself, without any dialog route above it. */
function usePage(): string {
  const matches = useMatches();
  const page = matches.findLast(({ handle }) => !(handle as { isOver?: boolean } | undefined)?.isOver);
  return page?.pathname ?? '';
}

/** Key of a scroll position. Every document starts with the key `default`, which would restore the position of another page. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
