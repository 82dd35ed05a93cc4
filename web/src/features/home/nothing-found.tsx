import { SearchX } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';

/** Empty state of the search, with a button that clears it. */
export default function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <EmptyState
      Icon={SearchX}
      action={
        <Button variant="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      {`No games match “${words}”. Try fewer letters or another part of the name.`}
    </EmptyState>
  );
}
