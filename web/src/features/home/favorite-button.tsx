import { HeartIcon } from '#components/ui/drawn-icons';
import { toggleFavorite, useFavoriteGames } from '#web/lib/storage/favorite-games';

/** A toggle that marks a game as favorite on this device. */
export function FavoriteButton({ game }: { game: { id: string; name: string } }) {
  const isFavorite = useFavoriteGames().includes(game.id);
  return (
    <button
      type="button"
      className="heart-toggle"
      aria-pressed={isFavorite}
      aria-label={`${game.name} is a favorite`}
      onClick={() => toggleFavorite(game.id)}
    >
      <HeartIcon size={20} />
    </button>
  );
}
