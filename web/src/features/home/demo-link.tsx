import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';
import { useStoredSession } from '#web/lib/session/stored-session';

/** Leads members to the demo of a game, which needs an account. Prerendered HTML has it for everyone, and styles hide it from strangers. */
export function DemoLink({ game: { id } }: { game: CatalogGame }) {
  if (useStoredSession() === false) return null;
  return (
    <Link
      className={buttonClass({ variant: 'outline', className: 'game-demo for-players' })}
      to={paths.game(id)}
    >
      Try the demo
    </Link>
  );
}
