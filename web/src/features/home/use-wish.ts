import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWish, type Wish, writeWish } from './choose-games';
import { useIsTakenOver } from './taken-over';

/** What the address asks of the lobby, and a way to ask for something else. */
export function useWish(): [wish: Wish, change: (changes: Partial<Wish>) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = readWish(useIsTakenOver() ? search : new URLSearchParams());
  // The address follows a moment later, and nobody waits for that while they type.
  const [ahead, setAhead] = useState<Wish | null>(null);
  if (ahead && ahead.words === asked.words && ahead.sorting === asked.sorting) setAhead(null);
  const wish = ahead ?? asked;

  function change(changes: Partial<Wish>) {
    const changed = { ...wish, ...changes };
    setAhead(changed);
    setSearch(writeWish(search, changed), { replace: true, preventScrollReset: true });
  }
  return [wish, change];
}
