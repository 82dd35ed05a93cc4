import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { paths } from '#web/lib/paths';
import { stateNames } from '#web/lib/player/state-names';

/**
 * Asks a player who signed in from a blocked state to confirm their residency before they play with Sweeps Coins.
 *
 * @param region      postal code of the state of the last sign-in
 * @param onPlayGold  plays with Gold Coins instead, which needs no confirmation
 */
export function ResidencyDialog({
  region,
  onClose,
  onPlayGold,
}: {
  region: string;
  onClose: () => void;
  onPlayGold: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Where do you live?">
      <div className="grid gap-4">
        <p>{`You seem to be in ${stateNames[region] ?? region}. Confirm where you live to play with Sweeps Coins.`}</p>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.accountSection('profile')}>
          Confirm where you live
        </Link>
        <Button variant="link" onClick={onPlayGold}>
          Play with Gold Coins instead
        </Button>
      </div>
    </Dialog>
  );
}
