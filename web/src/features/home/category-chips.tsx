import { NavLink } from 'react-router';
import type { Category } from '#web/lib/game-catalog';
import { paths } from '#web/lib/paths';

/** Chips for the categories that have games, and for all games. */
export function CategoryChips({ categories }: { categories: readonly Category[] }) {
  return (
    <nav className="chips" aria-label="Game categories">
      <Chip to={paths.home} name="All games" />
      {categories.map(({ id, name }) => (
        <Chip key={id} to={paths.category(id)} name={name} />
      ))}
    </nav>
  );
}

function Chip({ to, name }: { to: string; name: string }) {
  return (
    <NavLink className="chip" to={to} end>
      {name}
    </NavLink>
  );
}
