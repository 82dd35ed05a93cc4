import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';

/**
 * Says above a demo that its coins are pretend, and leads to the game for coins.
 *
 * @param coinsPath  path of the game that is played for coins
 * @param isGuest    whether the visitor has to sign in first
 * @param onReset    restarts the demo
 */
export function DemoBar({
  coinsPath,
  isGuest,
  onReset,
}: {
  coinsPath: string;
  isGuest: boolean;
  onReset: () => void;
}) {
  return (
    <div className="demo-bar panel">
      <p className="demo-words">
        <strong className="demo-mark">Demo</strong>Play money, nothing is saved.
      </p>
      <Button variant="quiet" className="demo-reset" onClick={onReset}>
        <RotateCcw aria-hidden="true" size={18} />
        <span className="demo-reset-word">Reset</span>
      </Button>
      {isGuest ? (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ next: coinsPath })}>
          Sign in for coins
        </Link>
      ) : (
        <Link className={buttonClass({ variant: 'primary' })} to={coinsPath} replace>
          Play for coins
        </Link>
      )}
    </div>
  );
}
