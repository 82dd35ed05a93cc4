import { Notice } from '#components/ui/notice';
import { stateNames } from '#web/lib/player/state-names';
import type { PlayLimits } from './limits/play-limits';

/** Asks for a confirmation of the residency after a sign-in from a blocked state; renders nothing for other players. */
export function ResidencyNotice({
  residency: { residencyCheck, sweepsRefusedAs },
}: {
  residency: Pick<PlayLimits['residency'], 'residencyCheck' | 'sweepsRefusedAs'>;
}) {
  if (sweepsRefusedAs !== 'player/residency-unconfirmed' || !residencyCheck) return null;
  const name = stateNames[residencyCheck.state] ?? residencyCheck.state;
  return (
    <Notice tone="info">
      <p className="font-bold">{`You seem to be in ${name}.`}</p>
      <p>
        To play with Sweeps Coins, confirm where you live below. If you have moved, choose your new state
        first.
      </p>
    </Notice>
  );
}
