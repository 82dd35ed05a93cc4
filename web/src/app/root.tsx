import { lazy, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Toasts } from '#components/ui/toasts';
import { usePageFocus } from '#web/lib/page-focus';
import { useSessionEnd } from '#web/lib/session-end';
import { NavigationProgress } from './navigation-progress';

const SessionEnded = lazy(() => import('../features/sign-in/session-ended'));

/** What every page has, whatever its layout. */
export function Root() {
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

/** The address of the page that is read, whatever stands over it. */
function usePage(): string {
  const matches = useMatches();
  const page = matches.findLast(({ handle }) => !(handle as { isOver?: boolean } | undefined)?.isOver);
  return page?.pathname ?? '';
}

/** Where a scroll position belongs. Every document begins with the same key: by it a page would open where another was left. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
