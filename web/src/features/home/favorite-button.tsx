import { HeartIcon } from '#components/ui/drawn-icons';
import { toggleSaved } from '#web/lib/player/toggle-saved';
import { useFavoriteGames } from '#web/lib/storage/saved-lists';

/** A toggle that marks a game as favorite. */
export function FavoriteButton({ game }: { game: { id: string; name: string } }) {
  const isFavorite = useFavoriteGames().includes(game.id);
  return (
    <button
      type="button"
      className="heart-toggle"
      aria-pressed={isFavorite}
      aria-label={`${game.name} is a favorite`}
      onClick={() => toggleSaved('favoriteGames', game.id)}
    >
      <HeartIcon size={20} />
    </button>
  );
}
