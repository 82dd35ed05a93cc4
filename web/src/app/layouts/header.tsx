import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { BrandMark } from '#components/ui/brand-mark';
import { brand } from '#web/lib/brand';
import { paths } from '#web/lib/paths';
import { VisitorArea } from './visitor-area';

/** The bar on top of every page but the games. */
export function Header() {
  const row = useRef<HTMLDivElement>(null);

  // Where words are large or balances long it takes a second line; what sticks below it has to know. To tell it styles the whole page
  // anew, so nothing is told while the row is as high as the styles have it.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let told = Number.parseFloat(getComputedStyle(element).minBlockSize);
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      if (height === told) return;
      told = height;
      document.documentElement.style.setProperty('--header-row', `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <header className="site-header">
      <div ref={row} className="site-header-row">
        <Link className="brand" to={paths.home}>
          <BrandMark className="brand-mark" />
          <span className="brand-name">{brand.name}</span>
        </Link>
        <nav className="site-nav" aria-label="Site">
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
