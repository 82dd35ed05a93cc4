import { useEffect, useState } from 'react';

/** What can come between a player and a Unity game. */
export type Trouble = 'failed' | 'slow' | 'lost';

const slowAfterMs = 20_000;

/**
 * Watches a game load and run. The library tells of neither a loader that does not arrive nor a canvas that is lost.
 *
 * @param progress  from 0 to 1; whenever it moves, the game is on its way
 */
export function useTrouble({
  loaderUrl,
  canvas,
  progress,
  isRunning,
  initialisationError,
}: {
  loaderUrl: string;
  canvas: HTMLCanvasElement | null;
  progress: number;
  isRunning: boolean;
  initialisationError: unknown;
}): Trouble | null {
  const [hasNoLoader, setNoLoader] = useState(false);
  const [isLost, setLost] = useState(false);
  const [slowAt, setSlowAt] = useState<number | null>(null);

  useEffect(() => {
    const fail = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith(loaderUrl)) setNoLoader(true);
    };
    // Errors of resources do not bubble.
    document.addEventListener('error', fail, true);
    return () => document.removeEventListener('error', fail, true);
  }, [loaderUrl]);

  useEffect(() => {
    const lose = () => setLost(true);
    canvas?.addEventListener('webglcontextlost', lose);
    return () => canvas?.removeEventListener('webglcontextlost', lose);
  }, [canvas]);

  useEffect(() => {
    if (isRunning) return undefined;
    const timer = setTimeout(() => setSlowAt(progress), slowAfterMs);
    return () => clearTimeout(timer);
  }, [progress, isRunning]);

  if (hasNoLoader || initialisationError !== undefined) return 'failed';
  if (isLost) return 'lost';
  return !isRunning && slowAt === progress ? 'slow' : null;
}
