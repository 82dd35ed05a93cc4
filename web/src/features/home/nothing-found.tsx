import { SearchX } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import type { GameFilter } from './game-filter';

/** Empty state of the search and of the favorites, with a button that shows all games. */
export function NothingFound({
  filter: { words, isFavorites },
  onClear,
}: {
  filter: Pick<GameFilter, 'words' | 'isFavorites'>;
  onClear: () => void;
}) {
  const typed = words.trim();
  return (
    <EmptyState
      Icon={SearchX}
      action={
        <Button variant="outline" onClick={onClear}>
          {isFavorites ? 'Show all games' : 'Clear search'}
        </Button>
      }
    >
      {typed === ''
        ? 'No favorites here yet. Mark a game with the heart on its card.'
        : `No ${isFavorites ? 'favorites' : 'games'} match “${typed}”. Try fewer letters or another part of the name.`}
    </EmptyState>
  );
}
