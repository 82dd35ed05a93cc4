import { HeartToggle } from '#components/ui/heart-toggle';
import { toggleFavorite, useFavoriteGames } from '#web/lib/storage/favorite-games';

/** A toggle that marks a game as favorite on this device. */
export function FavoriteButton({ game }: { game: { id: string; name: string } }) {
  const isFavorite = useFavoriteGames().includes(game.id);
  return (
    <HeartToggle
      isOn={isFavorite}
      label={`${game.name} is a favorite`}
      onToggle={() => toggleFavorite(game.id)}
    />
  );
}
