import { useState } from 'react';
import type { DataExport } from '#contracts/account/export-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { usePoll } from '#web/lib/api/use-poll';

/** A personal-data export, from the request to the download link. */
export function useDataExport() {
  const [id, setId] = useState<string | null>(null);
  const [shown, setShown] = useState<DataExport | null>(null);
  const request = useAttempt();
  const reading = useAttempt();

  const read = (of: string) =>
    reading.send(
      () => playFabOps.get('/account/exports/{id}', { path: { id: of } }),
      (answer) => setShown(answer.export),
    );
  const sendRequest = () =>
    void request.send(
      (idempotencyKey) => playFabOps.post('/account/exports', { idempotencyKey }),
      ({ id: made }) => {
        setId(made);
        return read(made);
      },
    );
  const readAgain = () => {
    if (id !== null) void read(id);
  };

  const pending = shown?.state === 'pending' ? shown.id : '';
  usePoll(reading.failure === null ? pending : '', () => read(pending), { forLong: true });

  return {
    shown,
    isPending: request.isPending || pending !== '',
    failure: request.failure ?? reading.failure,
    request: sendRequest,
    /** Sends what failed again: a failed read requests no other export. */
    retry: request.failure === null ? readAgain : sendRequest,
    /** Links expire after five minutes; the file itself remains for one day. */
    renew: readAgain,
  };
}
