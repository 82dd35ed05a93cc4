import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pauseOf } from './pause';

/** How long a pause in typing is before what was typed is looked for. */
const pauseMs = 200;

interface Typed {
  readonly words: string;
  readonly look: () => void;
}

/**
 * An address that says what is looked for, and words that may be ahead of it while somebody types. A choice that is made meanwhile takes them
 * along: none of their letters is lost.
 *
 * @param write  writes words into an address; the same from render to render
 */
export function useTypedSearch(
  write: (search: URLSearchParams, changes: { words: string }) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const [pause] = useState(() => pauseOf(pauseMs, ({ look }: Typed) => look()));

  useEffect(() => () => void pause.take(), [pause]);

  const go = useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, replace = false) => {
      const waiting = pause.take();
      // Of the address itself: what is drawn may lag behind it, and a choice made meanwhile must not undo the one before.
      const now = new URLSearchParams(location.search);
      setTyped(null);
      setSearch(change(waiting ? write(now, waiting) : now), { replace, preventScrollReset: true });
    },
    [pause, setSearch, write],
  );

  return {
    search,
    /** What stands in the field while it is ahead of the address, otherwise null. */
    typed,
    /** Goes to the address with a change. */
    go,
    /** Looks for words once the typing pauses, which is no step that the way back undoes. */
    type(words: string) {
      setTyped(words);
      pause.say({ words, look: () => go((now) => write(now, { words }), true) });
    },
  };
}
