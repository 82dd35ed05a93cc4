import { Link } from 'react-router';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';

/** The bar of the blog: its name, which links to all posts, and the feed. */
export function BlogBar() {
  return (
    <div className="blog-bar screen-only">
      <nav className="blog-bar-row page-width" aria-label="Blog">
        <Link className="blog-bar-name" to={paths.blog}>
          {`${brand.name} blog`}
        </Link>
        <a className="blog-bar-feed" href={paths.blogFeed}>
          RSS
        </a>
      </nav>
    </div>
  );
}
