import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/stored-session';

const WriteForm = lazy(() => import('./write-form'));

/** The form for players, whose code loads for them alone; strangers are told how else to write. Its HTML holds both, and styles choose. */
export function WritePlace() {
  const isPlayer = useStoredSession();
  const { pathname, search } = useLocation();
  // The HTML was rendered without a query, and an address is not put right while it is taken over.
  const next = pathname + (isPlayer === null ? '' : search);
  return (
    <div className="write-place">
      {isPlayer !== true && (
        <div className={panelClass('write-invitation for-strangers')}>
          <p>
            <Link className="text-link" to={paths.login({ next })}>
              Sign in
            </Link>{' '}
            to write to us with your round or order attached, and to see our answer in your account. Without
            an account, our e-mail address below is the way.
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
    // Its own layout would win over what hides it from strangers.
    <div className="for-players" aria-hidden="true">
      <div className={panelClass('write-shape')}>
        <Skeleton className="write-shape-line" />
        <Skeleton className="write-shape-field" />
        <Skeleton className="write-shape-field" />
        <Skeleton className="write-shape-text" />
      </div>
    </div>
  );
}
