import { Dices, Gift, House, LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/stored-session';

const PlayerMenu = lazy(() => import('./player-menu'));
const placeholder = <span className="bottom-bar-link for-players" />;

/** Destinations within reach of a thumb; phones only. */
export function BottomBar() {
  const remembered = useStoredSession();
  return (
    <nav className="bottom-bar surface" aria-label="Main">
      <NavLink className="bottom-bar-link" to={paths.home} end>
        <House aria-hidden="true" size={22} />
        Home
      </NavLink>
      <NavLink className="bottom-bar-link" to={paths.playHkSlots}>
        <Dices aria-hidden="true" size={22} />
        HK Slots
      </NavLink>
      <NavLink className="bottom-bar-link" to={paths.store}>
        <Gift aria-hidden="true" size={22} />
        Store
      </NavLink>
      {remembered !== true && (
        <NavLink className="bottom-bar-link for-strangers" to={paths.login()}>
          <LogIn aria-hidden="true" size={22} />
          Sign in
        </NavLink>
      )}
      {remembered !== false && (
        <Suspense fallback={placeholder}>{remembered ? <PlayerMenu /> : placeholder}</Suspense>
      )}
    </nav>
  );
}
