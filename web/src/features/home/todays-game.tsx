import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Skeleton } from '#components/ui/skeleton';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { gameOfDay, useToday } from './game-of-the-day';
import { returnLabel } from './game-statistics';

/** The game of the day; prerendered HTML shows a skeleton. */
export function TodaysGame({ games }: { games: readonly CatalogGame[] }) {
  const today = useToday();
  const game = today === null ? null : gameOfDay(games, today);
  return (
    <article className="todays-game panel" aria-labelledby="todays-title" aria-busy={game === null}>
      <h2 id="todays-title" className="todays-game-title">
        <CalendarDays aria-hidden="true" size={18} />
        Game of the day
      </h2>
      <div className="todays-game-picture">
        {game ? <img src={game.cardArt} alt="" width={800} height={600} /> : <Skeleton />}
      </div>
      <div className="grid content-start gap-2">
        <p className="font-display text-xl font-bold">{game?.name ?? <Skeleton className="h-7 w-40" />}</p>
        <Note>
          {game ? (
            `${returnLabel(game)} return, ${game.volatility} volatility`
          ) : (
            <Skeleton className="h-5 w-32" />
          )}
        </Note>
        <Note>A new game every day.</Note>
      </div>
      {game ? (
        <Link className={buttonClass({ className: 'todays-game-play' })} to={coinsPath(game)}>
          {`Play ${game.name}`}
        </Link>
      ) : (
        <Skeleton className="todays-game-play h-11" />
      )}
    </article>
  );
}
