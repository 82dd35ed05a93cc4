import type { ReactNode } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { formatOneIn, formatPercent, highestWinFigure } from './game-statistics';
import { VolatilityMeter } from './volatility-meter';

/** The published odds of a game: return, volatility, hit rate and highest win. */
export default function GameFigures({ game }: { game: CatalogGame }) {
  const highest = highestWinFigure(game.highestWin);
  return (
    <dl className="game-figures">
      <Figure name="RTP">{formatPercent(game.rtpBasisPoints)}</Figure>
      <Figure name="Volatility">
        <VolatilityMeter volatility={game.volatility} />
      </Figure>
      <Figure name="Hit rate">{formatOneIn(game.hitOneIn)}</Figure>
      <Figure name={highest.name}>{highest.value}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="game-figure">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
