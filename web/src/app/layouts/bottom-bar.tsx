import { CircleUserRound, Coins, Gift, House, LogIn, ScrollText } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';

/** Main destinations in a bar at the bottom; phones only. */
export default function BottomBar() {
  const remembered = useStoredSession();
  return (
    <nav className="bottom-bar night" aria-label="Main">
      <NavLink className="bottom-bar-link" to={paths.home} end>
        <House aria-hidden="true" size={22} />
        Home
      </NavLink>
      <NavLink className="bottom-bar-link" to={paths.store}>
        <Gift aria-hidden="true" size={22} />
        Store
      </NavLink>
      <NavLink className="bottom-bar-link" to={paths.quests}>
        <ScrollText aria-hidden="true" size={22} />
        Quests
      </NavLink>
      <NavLink className="bottom-bar-link" to={paths.coins}>
        <Coins aria-hidden="true" size={22} />
        Coins
      </NavLink>
      {remembered !== true && (
        <NavLink className="bottom-bar-link for-strangers" to={paths.login()}>
          <LogIn aria-hidden="true" size={22} />
          Sign in
        </NavLink>
      )}
      {remembered !== false && (
        <NavLink className="bottom-bar-link for-players" to={paths.account}>
          <CircleUserRound aria-hidden="true" size={22} />
          Account
        </NavLink>
      )}
    </nav>
  );
}
