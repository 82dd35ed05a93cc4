import { decimalLabel, oneInLabel } from '#web/lib/format/numbers';
import { OddsFigure } from '../../guide/odds-figure';
import { shareOf } from '../../guide/share-odds';
import type { PublishedSlotGame } from '../published-slot-game';

/** How often symbols tumble, and how often that goes on for long. */
export function TumbleOdds({
  tumbles: { triggerRate, tumblesPerCascade, reached },
}: {
  tumbles: NonNullable<PublishedSlotGame['parSheet']['tumbles']>;
}) {
  const oneIn = (share: (typeof reached)[number]) => oneInLabel(1 / shareOf(share));
  const further = reached.slice(1).map((share, at) => `${at + 2} or more: ${oneIn(share)}`);
  return (
    <OddsFigure name="Tumbles">
      <strong>{oneIn(triggerRate)}</strong> rounds, {decimalLabel(tumblesPerCascade, { least: 1, most: 1 })}{' '}
      on average; {further.join(', ')}
    </OddsFigure>
  );
}
