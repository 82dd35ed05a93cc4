import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pauseOf } from './pause';

/** Debounce of the search while typing. */
const pauseMs = 200;

/** A text of the search field; each change is another object. */
interface Typed {
  readonly words: string;
  /** The search of the URL after the text was applied to it; null while the text is ahead of it. */
  readonly appliedTo: string | null;
}

interface Waiting {
  readonly text: Typed;
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
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed | null>(null);

  const send = useCallback(
    async (change: (now: URLSearchParams) => URLSearchParams, replace: boolean, text: Typed | undefined) => {
      // Reads the current URL: the render may lag behind, and must not undo an earlier change.
      const now = new URLSearchParams(location.search);
      const changed = change(text ? write(now, text) : now);
      await navigate(`?${changed}`, { replace, preventScrollReset: true });
      if (!text) return;
      const isApplied = String(write(changed, text)) === String(changed);
      const applied = isApplied ? { ...text, appliedTo: String(changed) } : null;
      setTyped((shown) => (shown === text ? applied : shown));
    },
    [navigate, write],
  );
  const [pause] = useState(() => pauseOf(pauseMs, ({ run }: Waiting) => run()));

  useEffect(() => () => void pause.take(), [pause]);

  // A change of the URL is rendered as a transition, after others perhaps, and the typing must not go on from an older text. So the field
  // follows the URL itself, not the one that is rendered.
  const isAhead = typed !== null && (typed.appliedTo ?? searchNow()) === searchNow();

  const go = useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, replace = false) =>
      void send(change, replace, pause.take()?.text),
    [pause, send],
  );

  return {
    search,
    /** The typed text until the URL has another one, then null. */
    typed: isAhead ? typed.words : null,
    /** Applies a change to the URL. */
    go,
    /** Applies the search after the debounce, without a history entry. */
    type(words: string) {
      const text = { words, appliedTo: null };
      setTyped(text);
      pause.push({ text, run: () => void send((now) => now, true, text) });
    },
  };
}

function searchNow(): string {
  return String(new URLSearchParams(location.search));
}
