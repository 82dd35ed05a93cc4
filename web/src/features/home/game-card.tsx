import { Play } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { FavoriteButton } from './favorite-button';
import { GameOdds } from './game-odds';
import { FiguresLater } from './later';

/** A game. The whole card is one link; `large` has room for the odds, which other cards show on request. */
export const GameCard = memo(function GameCard({
  game,
  large = false,
}: {
  game: CatalogGame;
  large?: boolean;
}) {
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
        <div className="flex items-start justify-between gap-2">
          <h3 className="game-card-name">
            <Link className="game-card-link no-underline" to={coinsPath(game)}>
              {game.name}
            </Link>
          </h3>
          {!large && <GameOdds game={game} />}
        </div>
        <p className="game-card-blurb">{game.blurb}</p>
        {large && (
          <>
            <FiguresLater game={game} />
            <span className={buttonClass({ variant: 'primary', large: true })} aria-hidden="true">
              <Play size={20} fill="currentColor" />
              {`Play ${game.name}`}
            </span>
          </>
        )}
      </div>
      <FavoriteButton game={game} />
    </article>
  );
});
