import { NavLink } from 'react-router';
import { HeartIcon } from '#components/ui/drawn-icons';
import type { Category } from '#web/lib/games/game-catalog';
import { paths } from '#web/lib/paths';

/** Chips for the categories that have games and for all games, and a toggle for favorites. One is marked: the one whose games are shown. */
export function CategoryChips({
  categories,
  isFavorites,
  onFavorites,
}: {
  categories: readonly Category[];
  isFavorites: boolean;
  onFavorites: (isFavorites: boolean) => void;
}) {
  return (
    <nav className="chips" aria-label="Game categories">
      <Chip to={paths.home} name="All games" isShown={!isFavorites} />
      {categories.map(({ id, name }) => (
        <Chip key={id} to={paths.category(id)} name={name} isShown={!isFavorites} />
      ))}
      <button
        type="button"
        className="chip"
        aria-pressed={isFavorites}
        onClick={() => onFavorites(!isFavorites)}
      >
        <HeartIcon size={16} />
        Favorites
      </button>
    </nav>
  );
}

function Chip({ to, name, isShown }: { to: string; name: string; isShown: boolean }) {
  return (
    <NavLink className="chip" to={to} end aria-current={isShown && 'page'}>
      {name}
    </NavLink>
  );
}
