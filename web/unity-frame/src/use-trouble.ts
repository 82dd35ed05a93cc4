import { useEffect, useState } from 'react';

/** Problems that can interrupt a Unity game. */
export type Trouble = 'failed' | 'slow' | 'lost';

const slowAfterMs = 20_000;

/**
 * Watches a game load and run. The library reports neither a failed loader nor a lost canvas context.
 *
 * @param progress  from 0 to 1; any change proves that the game is loading
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
    // Error events of resources do not bubble.
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
