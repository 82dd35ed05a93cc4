import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Toasts } from '#components/ui/toasts';
import { usePageFocus } from '#web/lib/page-focus';
import { NavigationProgress } from './navigation-progress';

/** What every page has, whatever its layout. */
export function Root() {
  usePageFocus(useLocation().pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
