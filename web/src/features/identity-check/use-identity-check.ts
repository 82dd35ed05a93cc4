import { useCallback, useEffect, useState } from 'react';
import type { IdentityCheck } from '#contracts/identity/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';

/** Polling delays until a file is processed, with backoff. */
const delaysMs = [600, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The identity check, polled while an upload is being processed. */
export function useIdentityCheck(loaded: IdentityCheck) {
  const [check, setCheck] = useState(loaded);
  const [attempts, setAttempts] = useState(0);
  const isAwaited = check.documents.some(({ state }) => state === 'awaited');

  useEffect(() => {
    const delayMs = delaysMs[attempts];
    // A file that does not arrive within half a minute was not sent; its slot is free again.
    if (!isAwaited || delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      playFabOps.get('/account/identity-check').then(setCheck, () => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isAwaited, attempts]);

  const readAgain = useCallback(async () => {
    setCheck(await playFabOps.get('/account/identity-check'));
    setAttempts(0);
  }, []);

  return { check, setCheck, readAgain, isSettling: isAwaited && attempts < delaysMs.length };
}
