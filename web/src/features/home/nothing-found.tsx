import { SearchX } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';

/** Stands where the games would: none is called that, and the way back. */
export default function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <EmptyState
      Icon={SearchX}
      action={
        <Button look="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      {`Nothing called “${words}” is moored here. Try fewer letters, or another part of its name.`}
    </EmptyState>
  );
}
