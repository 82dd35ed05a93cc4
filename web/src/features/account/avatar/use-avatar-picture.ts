import { useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/play-fab-ops';

/** What became of a picture: where it is, or that it could not be loaded. */
interface Loaded {
  readonly setAt: string;
  /** How often the page has asked for it. */
  readonly tries: number;
  readonly url: string | null;
  readonly failure: unknown;
}

/**
 * Loads a player's picture into the page.
 *
 * @param setAt  since when they have it, null without a picture
 * @returns where it is: undefined while it loads, null where there is none; and why it did not come, null if it did
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
