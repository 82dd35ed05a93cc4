import { useEffect, useEffectEvent } from 'react';
import type { useUnityContext } from 'react-unity-webgl';
import type { Host } from '../../frame-games/protocol/connect-to-host';
import { isPress } from '../../frame-games/protocol/unity-press';
import { createBridge, type GameEvents } from './bridge';
import type { HostConnection } from './connect-host';

type UnityContext = Pick<
  ReturnType<typeof useUnityContext>,
  'sendMessage' | 'addEventListener' | 'removeEventListener'
>;

/** Connects a running game to the host; space and enter request a round as the page's button does. */
export function useBridge(unity: UnityContext, connection: HostConnection, isRunning: boolean): void {
  const open = useEffectEvent((host: Host) => {
    const bridge = createBridge(host, unity.sendMessage);
    const names = Object.keys(bridge.events) as (keyof GameEvents)[];
    for (const name of names) unity.addEventListener(name, bridge.events[name]);
    connection.deliverTo(bridge);
    bridge.begin();
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source === window.parent && origin === window.location.origin && isPress(data)) bridge.press();
    });
    window.addEventListener('keydown', (event) => {
      if (isForGame(event)) bridge.press();
    });
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    let isGone = false;
    void connection.host.then((host) => {
      if (!isGone) open(host);
    });
    return () => {
      isGone = true;
    };
  }, [isRunning, connection]);
}

/** A held key counts as one press, and focused controls keep their keys. */
function isForGame({ key, repeat, target }: KeyboardEvent): boolean {
  if (repeat || (key !== ' ' && key !== 'Enter')) return false;
  return !(target instanceof Element && target.closest('button, a'));
}
