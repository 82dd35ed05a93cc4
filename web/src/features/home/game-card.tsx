import { Play } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { FavoriteButton } from './favorite-button';
import { formatOneIn, formatPercent, highestWinFigure } from './game-statistics';
import { VolatilityMeter } from './volatility-meter';

/** A game with its return and volatility. The whole card is one link; `large` has room for more figures. */
export const GameCard = memo(function GameCard({
  game,
  large = false,
}: {
  game: CatalogGame;
  large?: boolean;
}) {
  const highest = highestWinFigure(game.highestWin);
  return (
    <article className="game-card surface" data-large={large || undefined}>
      <div className="game-card-picture">
        <img src={game.cardArt} alt="" width={800} height={600} loading="lazy" />
        <p className="game-card-marks">
          {game.categories.includes('new') && (
            <Badge tone="success" filled>
              New
            </Badge>
          )}
          {game.categories.includes('featured') && (
            <Badge tone="secondary" filled>
              Featured
            </Badge>
          )}
        </p>
        <span className="game-card-play" aria-hidden="true">
          <Play size={28} fill="currentColor" />
        </span>
      </div>
      <div className="game-card-words">
        <h3 className="game-card-name">
          <Link className="game-card-link no-underline" to={coinsPath(game)}>
            {game.name}
          </Link>
        </h3>
        <p className="game-card-blurb">{game.blurb}</p>
        <dl className="game-card-figures">
          <Figure name="RTP">{formatPercent(game.rtpBasisPoints)}</Figure>
          <Figure name="Volatility">
            <VolatilityMeter volatility={game.volatility} />
          </Figure>
          {large && (
            <>
              <Figure name="Hit rate">{formatOneIn(game.hitRateBasisPoints)}</Figure>
              <Figure name={highest.name}>{highest.value}</Figure>
            </>
          )}
        </dl>
        {large && (
          <span className={buttonClass({ variant: 'primary', large: true })} aria-hidden="true">
            <Play size={20} fill="currentColor" />
            {`Play ${game.name}`}
          </span>
        )}
      </div>
      <FavoriteButton game={game} />
    </article>
  );
});

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="game-card-figure">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
