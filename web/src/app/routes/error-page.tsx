import { type ComponentType, lazy, Suspense } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { PageHead } from '#components/page-head';
import { buttonClass } from '#components/ui/button';
import { describeError } from '#web/lib/api/error-description';
import { paths } from '#web/lib/paths';

/** Decoration, loaded on demand. The text must show even when nothing more can be loaded. */
const Scene = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { HarbourScene } = await import('#components/harbour/harbour-scene');
    return { default: HarbourScene };
  } catch {
    return { default: () => null };
  }
});

/** Explains the error message of a library; lazy, because few pages need it. */
const Advice = lazy(async (): Promise<{ default: ComponentType<{ on: string }> }> => {
  try {
    const { libraryMessage } = await import('#web/lib/api/library-copy');
    return { default: ({ on }) => <p className="error-page-text">{libraryMessage(on)}</p> };
  } catch {
    return { default: () => null };
  }
});

/** Error boundary of the routes: unknown addresses and unhandled failures. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { status, title, description } = describeError(
    isRouteErrorResponse(error) ? error : { thrown: error },
  );
  return (
    <div className="error-page">
      <PageHead title={title} description={description} path={null} />
      <Suspense>
        <Scene />
      </Suspense>
      <div className="error-page-words panel">
        <p className="error-page-status" aria-hidden="true">
          {status}
        </p>
        <h1 className="error-page-title">{title}</h1>
        <p className="error-page-text">{description}</p>
        {status !== 404 && (
          <Suspense>
            <Advice on={description} />
          </Suspense>
        )}
        {status !== 404 && <p>Your coins and your cart are safe.</p>}
        <div className="error-page-actions">
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            Go to the lobby
          </Link>
          {status !== 404 && (
            <a className={buttonClass({ variant: 'outline' })} href={pathname + search}>
              Try again
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
