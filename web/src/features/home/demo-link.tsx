import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { loadConfig } from '#web/lib/api/config';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';

/**
 * Leads players to the demo of a game, and guests where demos are public. Prerendered HTML has it for everyone, and styles hide it from
 * guests, because the build does not know the stage.
 */
export function DemoLink({ game: { id } }: { game: CatalogGame }) {
  const isGuest = useStoredSession() === false;
  const admitsGuests = useAdmitsGuests(isGuest);
  if (isGuest && !admitsGuests) return null;
  return (
    <Link
      className={buttonClass({
        variant: 'outline',
        className: isGuest ? 'game-demo' : 'game-demo for-players',
      })}
      to={paths.game(id)}
    >
      Try the demo
    </Link>
  );
}

/** Whether demos are public; false until the settings are known, and for players, who need none. */
function useAdmitsGuests(isGuest: boolean): boolean {
  const [admitsGuests, setAdmitsGuests] = useState(false);
  useEffect(() => {
    if (isGuest) loadConfig().then(({ demos }) => setAdmitsGuests(demos === 'public'), reportError);
  }, [isGuest]);
  return admitsGuests;
}
