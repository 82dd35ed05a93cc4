import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { BrandMark } from '#components/ui/brand-mark';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';
import { VisitorArea } from './visitor-area';

/** The bar on top of every page except games. */
export function Header() {
  const row = useRef<HTMLDivElement>(null);

  // With large text or long balances the bar wraps to a second line, and sticky elements below it need its height. Setting the height
  // restyles the whole page, so nothing is set while the row has the height from the stylesheet.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let appliedHeight = Number.parseFloat(getComputedStyle(element).minBlockSize);
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      if (height === appliedHeight) return;
      appliedHeight = height;
      document.documentElement.style.setProperty('--header-row', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <header className="site-header night">
      <div ref={row} className="site-header-row">
        <Link className="brand" to={paths.home}>
          <BrandMark className="brand-mark" />
          <span className="brand-name">{brand.name}</span>
        </Link>
        <nav className="me-auto flex gap-1 max-md:hidden" aria-label="Site">
          <NavLink className="site-nav-link" to={paths.home} end>
            Games
          </NavLink>
          <NavLink className="site-nav-link" to={paths.store}>
            Prize store
          </NavLink>
          <NavLink className="site-nav-link" to={paths.quests}>
            Quests
          </NavLink>
        </nav>
        <div className="site-header-end">
          <VisitorArea />
        </div>
      </div>
    </header>
  );
}
