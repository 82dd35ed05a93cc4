import type { ReactNode } from 'react';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { DemoLink } from './demo-link';
import { highestWinFigure, hitRateLabel, returnLabel } from './game-statistics';
import { VolatilityMeter } from './volatility-meter';

/** The published odds of a game, that is return, volatility, hit rate and highest win, and below them the way to try it. */
export default function GameFigures({ game }: { game: CatalogGame }) {
  const highest = highestWinFigure(game.highestWin);
  return (
    <>
      <dl className="game-figures">
        <Figure name="RTP">{returnLabel(game)}</Figure>
        <Figure name="Volatility">
          <VolatilityMeter volatility={game.volatility} />
        </Figure>
        <Figure name="Hit rate">{hitRateLabel(game)}</Figure>
        <Figure name={highest.name} note={highest.note}>
          {highest.value}
        </Figure>
      </dl>
      <DemoLink game={game} />
    </>
  );
}

interface FigureProps {
  name: string;
  children: ReactNode;
  note?: string | undefined;
}

function Figure({ name, children, note }: FigureProps) {
  return (
    <div className="game-figure">
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="game-figure-note">{note}</dd>}
    </div>
  );
}
