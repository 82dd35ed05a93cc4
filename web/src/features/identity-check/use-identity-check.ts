import { useCallback, useState } from 'react';
import type { IdentityCheck } from '#contracts/identity/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { usePoll } from '#web/lib/api/use-poll';

/** The identity check, polled while an upload is being processed. */
export function useIdentityCheck(loaded: IdentityCheck) {
  const [check, setCheck] = useState(loaded);
  const awaited = check.documents.filter(({ state }) => state === 'awaited').map(({ id }) => id);
  const readAgain = useCallback(async () => setCheck(await playFabOps.get('/account/identity-check')), []);
  // A file that does not arrive within half a minute was not sent; its slot is free again.
  // A failed read keeps the check that is known, because the next read is due.
  const isSettling = usePoll(awaited.join(' '), () => readAgain().catch(() => undefined));

  return { check, setCheck, readAgain, isSettling };
}
