import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { paths } from '#web/lib/paths';
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

  return (
    <>
      <div className="desk-frame">
        <nav ref={nav} className="desk-nav page-width" aria-label="Dashboard">
          {dashboardSections.map(({ to, name, Icon }) => (
            <NavLink key={to} className="desk-nav-link" to={to} end={to === paths.dashboard}>
              <Icon aria-hidden="true" size={18} />
              {name}
            </NavLink>
          ))}
        </nav>
      </div>
      <Outlet />
    </>
  );
}
