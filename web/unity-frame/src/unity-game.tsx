import { useEffect, useEffectEvent, useState } from 'react';
import { Unity, useUnityContext } from 'react-unity-webgl';
import type { HostConnection } from './connect-host';
import { Loading } from './loading';
import { Notice } from './notice';
import { useBridge } from './use-bridge';
import { type Trouble, useTrouble } from './use-trouble';

/** Paths of the files of a build, below this page. */
export type Build = Record<'loader' | 'framework' | 'data' | 'code', string>;

/** A Unity game: its canvas, its loading progress and its problems. The game quits before its page unloads. */
export function UnityGame({ build, connection }: { build: Build; connection: HostConnection }) {
  const at = (part: string) => import.meta.env.BASE_URL + part;
  const loaderUrl = at(build.loader);
  const unity = useUnityContext({
    loaderUrl,
    frameworkUrl: at(build.framework),
    dataUrl: at(build.data),
    codeUrl: at(build.code),
    // The browser cache already stores builds: their URLs change with their content.
    cacheControl: () => 'no-store',
  });
  const { unityProvider, loadingProgression, isLoaded, initialisationError, unload } = unity;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const isRunning = isLoaded && unity.UNSAFE__unityInstance !== null;
  const trouble = useTrouble({
    loaderUrl,
    canvas,
    progress: loadingProgression,
    isRunning,
    initialisationError,
  });
  useBridge(unity, connection, isRunning);

  const quit = useEffectEvent(() => {
    if (isRunning) void unload();
  });
  useEffect(() => {
    const leave = () => quit();
    // A page restored from the back/forward cache has lost its game.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  return (
    <>
      <Unity ref={setCanvas} className="canvas" tabIndex={-1} unityProvider={unityProvider} />
      {!isRunning && !trouble && <Loading progress={loadingProgression} />}
      {trouble && (
        <Notice title={copy[trouble].title}>
          {copy[trouble].text}{' '}
          <button type="button" className="again" onClick={() => window.location.reload()}>
            Try again
          </button>
        </Notice>
      )}
    </>
  );
}

const copy: Record<Trouble, { title: string; text: string }> = {
  failed: {
    title: 'The game could not be loaded.',
    text: 'The connection may have dropped. Nothing was staked by loading.',
  },
  slow: {
    title: 'The game is still loading.',
    text: 'Nothing has arrived for a while. Keep waiting, or try again.',
  },
  lost: {
    title: 'The picture stopped.',
    text: 'Your browser stopped drawing the game. Any round you played is settled and comes back with the game.',
  },
};
