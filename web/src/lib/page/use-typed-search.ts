import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pauseOf } from './pause';

/** Debounce of the search while typing. */
const pauseMs = 200;

interface Typed {
  readonly words: string;
  readonly run: () => void;
}

/**
 * The search of the URL, and the typed text, which may be ahead of it. Another filter change applies the typed text, too, so that no input
 * is lost.
 *
 * @param write  writes the search text into a URL; must be stable
 */
export function useTypedSearch(
  write: (search: URLSearchParams, changes: { words: string }) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const [pause] = useState(() => pauseOf(pauseMs, ({ run }: Typed) => run()));

  useEffect(() => () => void pause.take(), [pause]);

  const go = useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, replace = false) => {
      const waiting = pause.take();
      // Reads the current URL: the render may lag behind, and must not undo an earlier change.
      const now = new URLSearchParams(location.search);
      setTyped(null);
      setSearch(change(waiting ? write(now, waiting) : now), { replace, preventScrollReset: true });
    },
    [pause, setSearch, write],
  );

  return {
    search,
    /** The typed text while it is ahead of the URL, otherwise null. */
    typed,
    /** Applies a change to the URL. */
    go,
    /** Applies the search after the debounce, without a history entry. */
    type(words: string) {
      setTyped(words);
      pause.push({ words, run: () => go((now) => write(now, { words }), true) });
    },
  };
}
