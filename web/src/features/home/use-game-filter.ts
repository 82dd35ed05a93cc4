import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, type GameFilter, writeFilter } from './game-filter';
import { useIsTakenOver } from './taken-over';

/** Returns the filter in the address, and a function that changes it. */
export function useFilter(): [filter: GameFilter, change: (changes: Partial<GameFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const stored = readFilter(useIsTakenOver() ? search : new URLSearchParams());
  // The address updates with a delay, so input shows a local value until then.
  const [ahead, setAhead] = useState<GameFilter | null>(null);
  if (ahead && isEqual(ahead, stored)) setAhead(null);
  const filter = ahead ?? stored;

  function change(changes: Partial<GameFilter>) {
    const changed = { ...filter, ...changes };
    setAhead(changed);
    setSearch(writeFilter(search, changed), { replace: true, preventScrollReset: true });
  }
  return [filter, change];
}

function isEqual(left: GameFilter, right: GameFilter): boolean {
  return (
    left.words === right.words && left.isFavorites === right.isFavorites && left.sorting === right.sorting
  );
}
