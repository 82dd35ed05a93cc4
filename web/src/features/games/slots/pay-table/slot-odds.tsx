import { countLabel, decimalLabel, percentLabel, oneInLabel } from '#web/lib/format/numbers';
import { OddsFigure } from '../../guide/odds-figure';
import { shareOf } from '../../guide/share-odds';
import type { PublishedSlotGame } from '../published-slot-game';
import type { TumbleParts } from '../tumbles/tumbles-on-table';

const oneDecimal = { least: 1, most: 1 };

/** Odds specific to slot machines: components of the return, free spins, respins, and the basis of the calculation. */
export function SlotOdds({
  game: { parSheet },
  Tumbles,
}: {
  game: PublishedSlotGame;
  Tumbles: TumbleParts['Odds'] | undefined;
}) {
  const { combinations, freeSpins, respins, tumbles, rtp } = parSheet;
  return (
    <>
      <OddsFigure name="Sources of the return">{partsOf(rtp)}</OddsFigure>
      {freeSpins && (
        <OddsFigure name="Free spins">
          <strong>{oneInLabel(1 / shareOf(freeSpins.triggerRate))}</strong> rounds,{' '}
          {decimalLabel(freeSpins.spinsPerFeature, oneDecimal)} free spins on average
        </OddsFigure>
      )}
      {respins && (
        <OddsFigure name="Respins">
          <strong>{oneInLabel(1 / shareOf(respins.triggerRate))}</strong> rounds,{' '}
          {decimalLabel(respins.respinsPerFeature, oneDecimal)} respins on average; full reels{' '}
          {oneInLabel(1 / shareOf(respins.fullRate))} rounds
        </OddsFigure>
      )}
      {Tumbles && tumbles && <Tumbles tumbles={tumbles} />}
      <OddsFigure name="Calculated from">
        all {countLabel(combinations)} ways the reels can stop
        {respins && ' and every course of the respins'}
        {tumbles && ' and everything that falls after each'}
        {freeSpins && ` and all ${countLabel(freeSpins.combinations)} of each free spin`}
      </OddsFigure>
    </>
  );
}

/** Components of the return; a component that the machine lacks is left out. */
function partsOf({
  lines,
  ways,
  clusters,
  scatter,
  freeSpins,
  respins,
  tumbles,
}: PublishedSlotGame['parSheet']['rtp']): string {
  const parts = [
    { part: lines, by: 'lines' },
    { part: ways, by: tumbles ? 'ways before tumbles' : 'ways' },
    { part: tumbles, by: 'ways after tumbles' },
    { part: clusters, by: 'clusters' },
    { part: scatter, by: 'scatters' },
    { part: freeSpins, by: 'free spins' },
    { part: respins, by: 'respins' },
  ];
  return parts
    .flatMap(({ part, by }) => (part ? [`${percentLabel(part.basisPoints)} from ${by}`] : []))
    .join(', ');
}
