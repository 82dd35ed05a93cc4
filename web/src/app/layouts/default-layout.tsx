import { Outlet } from 'react-router';
import { Below } from './below';
import { Header } from './header';
import { Suspended } from './suspended';

/** Lobby, sign-in and everything else that is not a game. */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <main id="main" className="page" tabIndex={-1}>
        <Suspended />
        <Outlet />
      </main>
      <Below />
    </>
  );
}
