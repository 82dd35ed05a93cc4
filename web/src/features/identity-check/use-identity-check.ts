import { useCallback, useEffect, useState } from 'react';
import type { IdentityCheck } from '#contracts/identity/routes';
import { playFabOps } from '#web/lib/play-fab-ops';

/** How long until it is asked again whether a file was looked at: often at first, then less and less. */
const delaysMs = [600, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The check as it was loaded, read again while a file is on its way. */
export function useIdentityCheck(loaded: IdentityCheck) {
  const [check, setCheck] = useState(loaded);
  const [asked, setAsked] = useState(0);
  const isAwaited = check.documents.some(({ state }) => state === 'awaited');

  useEffect(() => {
    const delayMs = delaysMs[asked];
    // A file that did not come in half a minute was never sent; its place is free for another one.
    if (!isAwaited || delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      playFabOps.get('/account/identity-check').then(setCheck, () => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isAwaited, asked]);

  const readAgain = useCallback(async () => {
    setCheck(await playFabOps.get('/account/identity-check'));
    setAsked(0);
  }, []);

  return { check, setCheck, readAgain, isSettling: isAwaited && asked < delaysMs.length };
}
