import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { loadConfig } from '#web/lib/api/config';
import { useLoaded } from '#web/lib/api/use-loaded';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';

/**
 * Leads players to the demo of a game, and guests where demos are public. Prerendered HTML has it for everyone, and styles hide it from
 * guests, because the build does not know the stage.
 */
export function DemoLink({ game: { id } }: { game: CatalogGame }) {
  const isGuest = useStoredSession() === false;
  // Players need no settings. The prerendering has no `reportError`.
  const { value: config } = useLoaded(isGuest ? loadConfig : null, (failure) => reportError(failure));
  if (isGuest && config?.demos !== 'public') return null;
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
