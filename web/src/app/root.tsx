import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '#components/ui/toasts';
import { NavigationProgress } from './navigation-progress';
import { useRouteFocus } from './route-focus';

/** What every page has, whatever its layout. */
export function Root() {
  useRouteFocus();
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
