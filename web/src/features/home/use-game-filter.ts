import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFilter, type GameFilter, writeFilter } from './choose-games';
import { useIsTakenOver } from './taken-over';

/** What the address asks of the lobby, and a way to ask for something else. */
export function useFilter(): [filter: GameFilter, change: (changes: Partial<GameFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = readFilter(useIsTakenOver() ? search : new URLSearchParams());
  // The address follows a moment later, and nobody waits for that while they type.
  const [ahead, setAhead] = useState<GameFilter | null>(null);
  if (ahead && ahead.words === asked.words && ahead.sorting === asked.sorting) setAhead(null);
  const filter = ahead ?? asked;

  function change(changes: Partial<GameFilter>) {
    const changed = { ...filter, ...changes };
    setAhead(changed);
    setSearch(writeFilter(search, changed), { replace: true, preventScrollReset: true });
  }
  return [filter, change];
}
