import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';

/**
 * Leads from a demo to the game that is played for coins; a guest signs in first.
 *
 * @param coinsPath  path of that game
 */
export function CoinsLink({ coinsPath, isGuest }: { coinsPath: string; isGuest: boolean }) {
  const className = buttonClass({ variant: 'primary' });
  return isGuest ? (
    <Link className={className} to={paths.login({ next: coinsPath })}>
      Sign in for coins
    </Link>
  ) : (
    <Link className={className} to={coinsPath} replace>
      Play for coins
    </Link>
  );
}
