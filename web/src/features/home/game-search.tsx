import { Gift } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { categories, games } from 'virtual:catalog';
import { Dialog } from '#components/ui/dialog';
import { TextField } from '#components/ui/text-field';
import { coinsPath } from '#web/lib/games/coins-path';
import { markForFocus } from '#web/lib/page/first-focus';
import { paths } from '#web/lib/paths';
import { chooseGames } from './choose-games';
import { firstResult } from './first-result';
import { returnLabel } from './game-statistics';
import './game-search.css';

/** A dialog that searches all games with its results in view, and continues in the prize store. Enter opens the first result. */
export default function GameSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const typed = words.trim();
  const found = chooseGames(games, categories, { words, isFavorites: false, sorting: 'featured' }, []);

  function openFirst(event: FormEvent) {
    event.preventDefault();
    const path = firstResult(typed, found);
    if (path === null) return;
    onClose();
    void navigate(path);
  }

  return (
    <Dialog open title="Search" onClose={onClose}>
      <form onSubmit={openFirst}>
        <TextField
          label="Game, kind or volatility"
          type="search"
          enterKeyHint="search"
          ref={markForFocus}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </form>
      <p className="sr-only" role="status">
        {typed !== '' && `${found.length} of ${games.length} games`}
      </p>
      {found.length === 0 && (
        <p className="mbs-4">{`No games match “${typed}”. Try another part of the name.`}</p>
      )}
      <ul className="game-search-results mbs-4 grid gap-1">
        {found.map((game) => (
          <li key={game.id}>
            <Link
              className="game-search-result grid items-center gap-3 rounded-md p-2"
              to={coinsPath(game)}
              onClick={onClose}
            >
              <img src={game.cardArt} alt="" width={800} height={600} />
              <span className="grid">
                <strong>{game.name}</strong>
                <span className="text-sm text-muted">
                  {`${returnLabel(game)} return, ${game.volatility} volatility`}
                </span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="game-search-result grid items-center gap-3 rounded-md p-2"
            to={paths.searchedStore(typed)}
            onClick={onClose}
          >
            <Gift aria-hidden="true" size={24} />
            <strong>{typed === '' ? 'All prizes' : `Prizes matching “${typed}”`}</strong>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
