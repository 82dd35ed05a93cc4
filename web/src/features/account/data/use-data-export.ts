import { useEffect, useState } from 'react';
import type { DataExport } from '#contracts/account/export-routes';
import { playFabOps } from '#web/lib/play-fab-ops';
import { useAttempt } from '#web/lib/use-attempt';

/** How long until it is asked again whether the file is there: often at first, then less and less. */
const delaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** A file of all that is known of the player, from asking for it to the link under which it lies. */
export function useDataExport() {
  const [shown, setShown] = useState<DataExport | null>(null);
  const [asked, setAsked] = useState(0);
  const [readFailure, setReadFailure] = useState<unknown>(null);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();

  async function read(id: string): Promise<void> {
    try {
      setShown((await playFabOps.get('/account/exports/{id}', { path: { id } })).export);
      setReadFailure(null);
    } catch (refused) {
      setReadFailure(refused);
    }
    setAsked((times) => times + 1);
  }

  useEffect(() => {
    if (shown?.state !== 'pending' || readFailure !== null) return undefined;
    const delayMs = delaysMs[Math.min(asked, delaysMs.length - 1)];
    const timer = setTimeout(() => void read(shown.id), delayMs);
    return () => clearTimeout(timer);
  }, [shown, asked, readFailure]);

  return {
    shown,
    isPending: isPending || shown?.state === 'pending',
    failure: failure ?? readFailure,
    ask() {
      newIdempotencyKey();
      setAsked(0);
      void send(
        (idempotencyKey) => playFabOps.post('/account/exports', { idempotencyKey }),
        ({ id }) => void read(id),
      );
    },
    /** Links are good for five minutes; the file itself lies there for a day. */
    renew: () => shown && void read(shown.id),
  };
}
