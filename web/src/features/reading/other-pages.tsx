import { Link } from 'react-router';
import { paths } from '#web/lib/paths';
import { pageGroups } from './page-groups';

/** Other pages of the same group. */
export function OtherPages({ name }: { name: string }) {
  const group = pageGroups.find(({ pages }) => pages.some((page) => page.name === name));
  if (!group) return null;
  return (
    <nav className="other-pages below-fold screen-only" aria-label="More to read">
      <h2 className="text-lg">More to read</h2>
      <ul className="flex flex-wrap gap-2">
        {group.pages
          .filter((page) => page.name !== name)
          .map((page) => (
            <li key={page.name}>
              <Link
                className="other-pages-link inline-flex items-center min-block-target px-4 text-sm font-bold border-strong rounded-full"
                to={paths.staticPage(page.name)}
              >
                {page.title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
