import { Heart } from 'lucide-react';
import { toggleFavourite, useFavouriteGames } from '#web/lib/favorite-games';

/** The heart of a game: pressed while it is one of this device's favourites. */
export function FavouriteButton({ game }: { game: { id: string; name: string } }) {
  const isFavourite = useFavouriteGames().includes(game.id);
  return (
    <button
      type="button"
      className="favourite-button"
      aria-pressed={isFavourite}
      aria-label={`${game.name} is a favourite`}
      onClick={() => toggleFavourite(game.id)}
    >
      <Heart aria-hidden="true" size={20} />
    </button>
  );
}
