import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';
import { LimitsShape } from './limits-shape';
import { ToolCards } from './tool-cards';

const OwnLimits = lazy(() => import('./own-limits'));

/** The tools for players, whose code only players load, or their descriptions for visitors. The HTML contains both, and styles choose. */
export default function LimitsPlace() {
  const isPlayer = useStoredSession();
  return (
    <div className="screen-only">
      {isPlayer !== true && <ToolCards />}
      {isPlayer !== false && (
        <div className="tools-own">
          {isPlayer ? (
            <Suspense fallback={<LimitsShape />}>
              <OwnLimits />
            </Suspense>
          ) : (
            <LimitsShape />
          )}
          <p>
            <Link className="text-link" to={paths.accountSection('charts')}>
              See what play has cost you
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
