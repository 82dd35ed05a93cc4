import { Link } from 'react-router';
import { BrandMark } from '#components/ui/brand-mark';
import { brand } from '#web/lib/brand';
import { paths } from '#web/lib/paths';
import { VisitorArea } from './visitor-area';

/** The bar on top of every page but the games. */
export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link className="brand" to={paths.home}>
          <BrandMark className="brand-mark" />
          <span className="brand-name">{brand.name}</span>
        </Link>
        <div className="site-header-end">
          <VisitorArea />
        </div>
      </div>
    </header>
  );
}
