import { Outlet } from 'react-router';
import { AffiliateConsentLater } from '../../features/affiliates/affiliate-consent-later';
import { BlogBar } from '../../features/reading/blog-bar';
import { Below } from './below';
import { Header } from './header';
import '../../features/reading/reading.css';

/** Layout of the blog: the site frame with the blog bar above the content. */
export function Component() {
  return (
    <>
      <Header />
      <BlogBar />
      <main id="main" className="page" tabIndex={-1}>
        <Outlet />
      </main>
      <Below />
      <AffiliateConsentLater />
    </>
  );
}
