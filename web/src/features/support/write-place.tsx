import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';

const WriteForm = lazy(() => import('./write-form'));

/** The form for players, whose code only players load, or other contact options for visitors. The HTML contains both, and styles choose. */
export function WritePlace() {
  const isPlayer = useStoredSession();
  const { pathname, search } = useLocation();
  // The HTML is prerendered without a query, and hydration does not correct attributes.
  const next = pathname + (isPlayer === null ? '' : search);
  return (
    <div className="my-5">
      {isPlayer !== true && (
        <div className={panelClass('for-strangers')}>
          <p>
            <Link className="text-link" to={paths.login({ next })}>
              Sign in
            </Link>{' '}
            to write to us with your round or order attached and to read our answer in your account. No
            account? Use the email address below.
          </p>
        </div>
      )}
      {isPlayer === null && <FormShape />}
      {isPlayer && (
        <Suspense fallback={<FormShape />}>
          <WriteForm />
        </Suspense>
      )}
    </div>
  );
}

function FormShape() {
  return (
    // Its own layout would override the style that hides it from visitors.
    <div className="for-players" aria-hidden="true">
      <div className={panelClass('grid content-start gap-4 min-block-144')}>
        <Skeleton className="block-7 inline-48" />
        <Skeleton className="block-12" />
        <Skeleton className="block-12" />
        <Skeleton className="block-40" />
      </div>
    </div>
  );
}
