import { useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';

/** A loaded avatar, or the failure to load it. */
interface Loaded {
  readonly setAt: string;
  /** Number of attempts to load it. */
  readonly tries: number;
  readonly url: string | null;
  readonly failure: unknown;
}

/**
 * Loads a player's avatar.
 *
 * @param setAt  when the avatar was set, null without one
 * @returns its URL, undefined while it loads and null without one; and the failure, null if there is none
 */
export function useAvatarPicture(setAt: string | null) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (setAt === null) return;
    let isOver = false;
    const show = (url: string | null, failure: unknown) => {
      if (!isOver) setLoaded({ setAt, tries, url, failure });
    };
    playFabOps.get('/account/avatar').then(
      ({ picture }) => show(picture, null),
      (failure: unknown) => show(null, failure),
    );
    return () => {
      isOver = true;
    };
  }, [setAt, tries]);

  const isCurrent = loaded?.setAt === setAt && loaded.tries === tries;
  const url = setAt === null ? null : isCurrent ? loaded.url : undefined;
  return { url, failure: isCurrent ? loaded.failure : null, tryAgain: () => setTries(tries + 1) };
}
