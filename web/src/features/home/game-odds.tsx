import { Info } from 'lucide-react';
import { Popover } from '#components/ui/popover';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import GameFigures from './game-figures';
import { returnLabel } from './game-statistics';
import { VolatilityMeter } from './volatility-meter';

/** A button on a card that opens the odds of its game, and the two that tell games apart, below its name. */
export default function GameOdds({ game }: { game: CatalogGame }) {
  const name = `Odds of ${game.name}`;
  return (
    <>
      <Popover
        triggerClass="game-odds"
        label={name}
        aria-label={name}
        trigger={<Info aria-hidden="true" size={20} />}
      >
        <p className="mbe-3 font-display text-lg font-bold">{game.name}</p>
        <GameFigures game={game} />
      </Popover>
      <p className="game-card-odds" data-range={game.bestRtpBasisPoints !== undefined || undefined}>
        <span>RTP</span> <span className="game-card-return">{returnLabel(game)}</span>{' '}
        <VolatilityMeter volatility={game.volatility} />
      </p>
    </>
  );
}
