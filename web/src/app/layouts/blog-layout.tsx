import { Outlet } from 'react-router';
import { BlogBar } from '../../features/reading/blog-bar';
import { Below } from './below';
import { Header } from './header';
import '../../features/reading/reading.css';

/** The blog: the site's own frame, with a bar of its own above what there is to read. */
export function Component() {
  return (
    <>
      <Header />
      <BlogBar />
      <main id="main" className="page" tabIndex={-1}>
        <Outlet />
      </main>
      <Below />
    </>
  );
}
