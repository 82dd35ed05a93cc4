import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { leastMultiple, listedForDays } from '#domain/games/notable-win';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { coinsPath } from '#web/lib/games/coins-path';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { describeWin } from './win-copy';
import { type ListedWin, winsInCatalog } from './wins-in-catalog';
import './latest-wins.css';

const readLatestWins = () => playFabOps.get('/games/latest-wins');

/** The latest notable wins of real rounds, in one row that scrolls by itself. It keeps its height while it loads, without wins and after a failure. */
export default function LatestWins({ games }: { games: readonly CatalogGame[] }) {
  // The row is an extra, so the page does not fail with it. The prerendering has no `reportError`.
  const { value: latest, failure } = useLoaded(readLatestWins, (thrown) => reportError(thrown));
  const hasFailed = failure !== null;
  return (
    <section className="latest-wins" aria-labelledby="latest-wins-title" aria-busy={!latest && !hasFailed}>
      <h2 id="latest-wins-title" className="text-sm font-bold">
        Latest wins
      </h2>
      {hasFailed && <p className="latest-wins-none">Wins are not available right now.</p>}
      {latest && <Wins wins={winsInCatalog(latest.items, games)} />}
    </section>
  );
}

function Wins({ wins }: { wins: readonly ListedWin[] }) {
  if (wins.length === 0)
    return (
      <p className="latest-wins-none">
        {`None in the last ${listedForDays} days. A win of ${leastMultiple} times the stake or more appears here.`}
      </p>
    );
  return (
    <ul className="latest-wins-row">
      {wins.map(({ win, game }) => (
        <WinEntry key={`${win.at} ${win.gameId} ${win.payout}`} win={win} game={game} />
      ))}
    </ul>
  );
}

/** A win links to its game. */
function WinEntry({ win, game }: ListedWin) {
  const { who, multiple, when } = describeWin(win);
  return (
    <li className="latest-win-place">
      <Link className="latest-win panel no-underline" to={coinsPath(game)}>
        <span className="flex items-baseline justify-between gap-3">
          <strong className="tabular">{multiple}</strong>
          <Amount coin={win.coin} value={win.payout} compact />
        </span>
        <span className="flex justify-between gap-3 text-xs text-muted">
          <span className="truncate">
            {who} · {game.name}
          </span>
          <time className="flex-none" dateTime={win.at}>
            {when}
          </time>
        </span>
      </Link>
    </li>
  );
}
