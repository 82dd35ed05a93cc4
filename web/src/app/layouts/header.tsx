import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { BrandMark } from '#components/ui/brand-mark';
import { brand } from '#web/lib/brand';
import { paths } from '#web/lib/paths';
import { VisitorArea } from './visitor-area';

/** The bar on top of every page but the games. */
export function Header() {
  const header = useRef<HTMLElement>(null);

  // Where words are large or balances long it takes a second row; what sticks below it has to know.
  useEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--header-bottom', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <header ref={header} className="site-header">
      <div className="site-header-row">
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
