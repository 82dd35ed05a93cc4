import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';
import { SearchButton } from './search-button';

const PlayerArea = lazy(() => import('./player-area'));

/**
 * The end of the header: the search; sign-in for visitors, balances and account for players. The player part loads after the first paint and brings
 * Amplify along, which visitors never load.
 */
export function VisitorArea() {
  const remembered = useStoredSession();
  return (
    <>
      {remembered !== true && (
        <div className="visitor-area for-strangers">
          <SearchButton />
          <Link className={buttonClass({ variant: 'quiet', className: 'wide-only' })} to={paths.login()}>
            Sign in
          </Link>
          <Link className={buttonClass()} to={paths.login({ step: 'sign-up' })}>
            Join free
          </Link>
        </div>
      )}
      {remembered !== false && (
        <div className="visitor-area for-players">
          <Suspense fallback={<PlayerAreaSkeleton />}>
            {remembered ? <PlayerArea /> : <PlayerAreaSkeleton />}
          </Suspense>
        </div>
      )}
    </>
  );
}

function PlayerAreaSkeleton() {
  return (
    <>
      <Skeleton className="h-11 w-44 max-[30rem]:w-24" />
      <Skeleton className="h-11 w-11" />
    </>
  );
}
