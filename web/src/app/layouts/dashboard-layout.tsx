import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LeaveDialog } from '#components/feedback/leave-dialog';
import { SectionNav } from '#components/ui/section-nav';
import { adminRefusalMessages } from '#web/lib/api/admin-refusal-copy';
import { followAdminWrites } from '#web/lib/api/admin-writes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { readLatest } from '#web/lib/api/read-latest';
import { addMessages } from '#web/lib/api/refusal-copy';
import { useLeaveGuard } from '#web/lib/forms/use-leave-guard';
import { dashboardSections } from './dashboard-sections';
import './dashboard-layout.css';

addMessages(adminRefusalMessages);

/** Layout of the Dashboard: the section navigation, on wide screens at the side, with the open section. */
export function Component() {
  const { pathname } = useLocation();
  const waiting = useWaiting(pathname);

  const guard = useLeaveGuard();
  return (
    <div className="admin-layout">
      <div className="admin-frame night">
        <SectionNav
          label="Dashboard"
          className="admin-nav page-width"
          sections={dashboardSections}
          after={({ waiting: of }) => of && <WaitingCount count={waiting?.[of] ?? 0} />}
        />
      </div>
      <div>
        <Outlet />
        <LeaveDialog {...guard} />
      </div>
    </div>
  );
}

/** Indexes follow a write within this time. */
const indexLagMs = 1_000;

/**
 * Counts of work that waits for an admin, reloaded when the section changes and after each write, at once and when the indexes have it;
 * null if the request fails.
 */
function useWaiting(pathname: string): GetAnswer<'/admin/waiting'> | null {
  const [waiting, setWaiting] = useState<GetAnswer<'/admin/waiting'> | null>(null);
  const [refresh] = useState(() =>
    // A count that could not be read again would be wrong, so a failure hides it; the section reports its own failures.
    readLatest(() => playFabOps.get('/admin/waiting').catch(() => null), setWaiting),
  );

  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    refresh();
    const end = followAdminWrites(() => {
      refresh();
      clearTimeout(later);
      later = setTimeout(refresh, indexLagMs);
    });
    return () => {
      end();
      clearTimeout(later);
    };
  }, [pathname, refresh]);

  return waiting;
}

const mostCounted = 100;

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="admin-nav-count">
      {count >= mostCounted ? `${mostCounted - 1}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
