import { useEffect, useState } from 'react';
import type { DataExport } from '#contracts/account/export-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';

/** Polling delays until the file is ready, with backoff. */
const delaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** A personal-data export, from the request to the download link. */
export function useDataExport() {
  const [shown, setShown] = useState<DataExport | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [readFailure, setReadFailure] = useState<unknown>(null);
  const { send, isPending, failure } = useAttempt();

  async function read(id: string): Promise<void> {
    try {
      setShown((await playFabOps.get('/account/exports/{id}', { path: { id } })).export);
      setReadFailure(null);
    } catch (refused) {
      setReadFailure(refused);
    }
    setAttempts((times) => times + 1);
  }

  useEffect(() => {
    if (shown?.state !== 'pending' || readFailure !== null) return undefined;
    const delayMs = delaysMs[Math.min(attempts, delaysMs.length - 1)];
    const timer = setTimeout(() => void read(shown.id), delayMs);
    return () => clearTimeout(timer);
  }, [shown, attempts, readFailure]);

  return {
    shown,
    isPending: isPending || shown?.state === 'pending',
    failure: failure ?? readFailure,
    request() {
      setAttempts(0);
      void send(
        (idempotencyKey) => playFabOps.post('/account/exports', { idempotencyKey }),
        ({ id }) => void read(id),
      );
    },
    /** Links expire after five minutes; the file itself remains for one day. */
    renew: () => shown && void read(shown.id),
  };
}
