import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { dashboardSections } from './dashboard-sections';
import './dashboard-layout.css';

/** The frame of the Dashboard: its sections in a row, and the one that is open below it. */
export function Component() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On phones the row is longer than the screen; what is open is never out of sight.
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);

  const waiting = useWaiting(pathname);

  return (
    <>
      <div className="desk-frame">
        <nav ref={nav} className="desk-nav page-width" aria-label="Dashboard">
          {dashboardSections.map(({ to, name, Icon, waiting: of }) => (
            <NavLink key={to} className="desk-nav-link" to={to} end={to === paths.dashboard}>
              <Icon aria-hidden="true" size={18} />
              {name}
              {of && <WaitingCount count={waiting?.[of] ?? 0} />}
            </NavLink>
          ))}
        </nav>
      </div>
      <Outlet />
    </>
  );
}

/** How much waits for a person, read again with every section that is opened; without an answer nothing is counted. */
function useWaiting(pathname: string): GetAnswer<'/admin/waiting'> | null {
  const [waiting, setWaiting] = useState<GetAnswer<'/admin/waiting'> | null>(null);

  useEffect(() => {
    playFabOps.get('/admin/waiting').then(setWaiting, () => setWaiting(null));
  }, [pathname]);

  return waiting;
}

const mostCounted = 100;

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="desk-nav-count">
      {count >= mostCounted ? `${mostCounted - 1}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
