import { memo } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { PlayIcon } from '#components/ui/drawn-icons';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { FavoriteButton } from './favorite-button';
import { FiguresLater, OddsLater } from './later';

/** A game. The whole card is one link; `large` has room for all odds; other cards show two, and the rest on request. */
export const GameCard = memo(function GameCard({
  game,
  large = false,
}: {
  game: CatalogGame;
  large?: boolean;
}) {
  return (
    <article className="game-card panel" data-large={large || undefined}>
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
          <PlayIcon size={28} />
        </span>
      </div>
      <div className="game-card-words">
        <div className="flex flex-wrap gap-x-2 gap-y-1 items-start">
          <h3 className="game-card-name">
            <Link className="game-card-link no-underline" to={coinsPath(game)}>
              {game.name}
            </Link>
          </h3>
          {!large && <OddsLater game={game} />}
        </div>
        <p className="game-card-blurb text-muted">{game.blurb}</p>
        {large && (
          <>
            <FiguresLater game={game} />
            <span className={buttonClass({ variant: 'primary', large: true })} aria-hidden="true">
              <PlayIcon size={20} />
              {`Play ${game.name}`}
            </span>
          </>
        )}
      </div>
      <FavoriteButton game={game} />
    </article>
  );
});
