import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { describeWin } from './win-copy';
import './latest-wins.css';

type Win = GetAnswer<'/games/latest-wins'>['items'][number];

/** The latest notable wins of real rounds, in one row that scrolls by itself. It keeps its height while it loads and without wins. */
export function LatestWins({ games }: { games: readonly CatalogGame[] }) {
  const wins = useLatestWins();
  if (wins === 'unavailable') return null;
  return (
    <section className="latest-wins" aria-labelledby="latest-wins-title" aria-busy={wins === null}>
      <h2 id="latest-wins-title" className="text-sm font-bold">
        Latest wins
      </h2>
      {wins?.length === 0 && (
        <p className="text-sm text-muted">Wins of at least 10 times the stake appear here.</p>
      )}
      {wins !== null && wins.length > 0 && (
        <ul className="latest-wins-row">
          {wins.map((win) => (
            <WinEntry key={`${win.at} ${win.gameId} ${win.payout}`} win={win} games={games} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A win links to its game. A win of a game that the catalog no longer has is omitted. */
function WinEntry({ win, games }: { win: Win; games: readonly CatalogGame[] }) {
  const game = games.find(({ id }) => id === win.gameId);
  if (!game) return null;
  const { who, multiple, when } = describeWin(win);
  return (
    <li className="latest-win-place">
      <Link className="latest-win surface no-underline" to={coinsPath(game)}>
        <span className="flex items-baseline justify-between gap-3">
          <strong className="tabular">{multiple}</strong>
          <Amount coin={win.coin} value={win.payout} compact />
        </span>
        <span className="truncate text-xs text-muted">
          {who} · {game.name} · <time dateTime={win.at}>{when}</time>
        </span>
      </Link>
    </li>
  );
}

/** null before the first response. The row is an extra: when it cannot be read, the page does without it. */
function useLatestWins(): readonly Win[] | 'unavailable' | null {
  const [wins, setWins] = useState<readonly Win[] | 'unavailable' | null>(null);
  useEffect(() => {
    void playFabOps.get('/games/latest-wins').then(
      ({ items }) => setWins(items),
      () => setWins('unavailable'),
    );
  }, []);
  return wins;
}
