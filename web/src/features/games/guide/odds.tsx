import type { ReactNode } from 'react';
import { Note } from '#components/ui/note';
import type { PublishedGame } from '#contracts/play/public-routes';
import { hitRateRange, returnRange } from '#domain/games/odds/choice-range';
import { highestWin } from '#domain/games/odds/highest-win';
import { countLabel, oneInLabel } from '#web/lib/format/numbers';
import { percentRange, shareRange } from '#web/lib/format/percent-range';
import { ObservedReturn } from './observed-return';
import { oddsAssumption } from './odds-assumption';
import { OddsFigure, ShareFigure } from './odds-figure';
import { RangeFigure } from './range-figure';
import { shareOf } from './share-odds';
import { WinBands } from './win-bands';

/**
 * The odds of the game, exactly as in its PAR sheet, next to the observed return.
 *
 * @param children  `OddsFigure`s specific to the family
 */
export function Odds({ game, children }: { game: PublishedGame; children?: ReactNode }) {
  const { rtp, hitRate, aboveStakeRate, standardDeviation, version } = game.parSheet;
  const highest = highestWin(game.parSheet);
  const assumed = oddsAssumption(game.parSheet);
  const [returns, hitRates] = [returnRange(game.parSheet), hitRateRange(game.parSheet)];
  return (
    <>
      <dl className="mbe-5 grid gap-5">
        {returns ? (
          <RangeFigure
            name="Return to players (RTP)"
            range={returns}
            label={percentRange(returns.lowest.basisPoints, returns.highest.basisPoints)}
          >
            {assumed.return}
          </RangeFigure>
        ) : (
          <ShareFigure name="Return to players (RTP)" share={rtp.total}>
            {assumed.return}
          </ShareFigure>
        )}
        {hitRates ? (
          <RangeFigure
            name="Hit rate (rounds that pay)"
            range={hitRates}
            label={shareRange(shareOf(hitRates.lowest), shareOf(hitRates.highest))}
          >
            {assumed.rounds}
          </RangeFigure>
        ) : (
          <ShareFigure name="Hit rate (rounds that pay)" share={hitRate}>
            About {oneInLabel(1 / shareOf(hitRate))}. {assumed.rounds}
          </ShareFigure>
        )}
        <ShareFigure name="Rounds that pay more than the stake" share={aboveStakeRate}>
          About {oneInLabel(1 / shareOf(aboveStakeRate))}.
        </ShareFigure>
        {children}
        <OddsFigure name={highest.isOver ? 'Top wins' : 'Top win'}>
          {highest.isOver && 'over '}
          <strong>{countLabel(highest.multiple)} ×</strong> your stake: {oneInLabel(highest.oneIn)}
          {highest.choice !== undefined && ` with ${highest.choice}`}
        </OddsFigure>
        <OddsFigure name="Volatility">
          <strong>{game.volatility}</strong>, standard deviation {standardDeviation} stakes
        </OddsFigure>
      </dl>
      <WinBands sheet={game.parSheet} />
      <ObservedReturn gameId={game.id} family={game.family} />
      <Note>Version {version}. Every round records the fingerprint (PAR hash) of these figures:</Note>
      <p className="mbs-2 font-code text-xs wrap-anywhere">{game.parHash}</p>
    </>
  );
}
