import { Link } from 'react-router';
import { HelpLineLinks } from '#components/ui/help-line-links';
import { ThemeSwitch } from '#components/ui/theme-switch';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';
import { pageGroups } from '../../features/reading/page-groups';

/** Footer of every page: reading pages, who may play, and help. */
export default function Footer() {
  return (
    <footer className="site-footer night">
      <nav className="site-footer-pages below-fold page-width" aria-label="Footer">
        {pageGroups.map(({ title, pages }) => (
          <div key={title}>
            <h2 className="mbe-2 text-sm text-on-background">{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.name}>
                  <Link
                    className="site-footer-link inline-flex items-center min-block-9"
                    to={paths.staticPage(page.name)}
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
              {title === 'Help' && (
                <li>
                  <Link className="site-footer-link inline-flex items-center min-block-9" to={paths.blog}>
                    Blog
                  </Link>
                </li>
              )}
              {title === 'Terms' && (
                <li>
                  <Link
                    className="site-footer-link inline-flex items-center min-block-9"
                    to={paths.affiliateDashboard}
                  >
                    Affiliates
                  </Link>
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
      <div className="below-fold page-width flex flex-wrap items-start justify-between gap-8">
        <span className="age-mark" aria-hidden="true">
          {`${brand.minimumAge}+`}
        </span>
        <div className="grid gap-3 max-inline-176">
          <p>
            {`${brand.name} is for players ${brand.minimumAge} and older. No purchase is necessary, and no purchase improves your odds.`}
          </p>
          <p>
            Play responsibly: set a time limit, take breaks and stop when it is no longer fun. If you or
            someone you know needs help, it is free, confidential and available around the clock:{' '}
            <HelpLineLinks />.
          </p>
          <p>{`© ${brand.name}`}</p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
