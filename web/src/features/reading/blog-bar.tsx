import { Link } from 'react-router';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';

/** The bar of the blog: its name, which links to all posts, and the feed. */
export function BlogBar() {
  return (
    <div className="blog-bar screen-only">
      <nav className="page-width flex items-center justify-between gap-4 min-block-target" aria-label="Blog">
        <Link
          className="inline-flex items-center gap-2 font-display text-sm font-bold min-block-target"
          to={paths.blog}
        >
          {`${brand.name} blog`}
        </Link>
        <a
          className="inline-flex items-center gap-2 text-sm font-bold text-muted min-block-target"
          href={paths.blogFeed}
        >
          RSS
        </a>
      </nav>
    </div>
  );
}
