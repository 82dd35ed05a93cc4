import { useCallback, useEffect, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { Reviewed } from './reviewed';
import { ReviewedLine } from './reviewed-line';
import { TakeBack } from './take-back';

const columns = ['When', 'What', 'Link and click', 'Player', 'Net', 'Commission', 'Taken back'];

/** Every line of an affiliate's commission with the player behind it, and the way to take one back. */
export function ReviewedLines({ affiliate }: { affiliate: string }) {
  const [lines, setLines] = useState<readonly Reviewed[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState<Reviewed | null>(null);
  const [said, setSaid] = useState('');

  const read = useCallback(
    (before?: string) =>
      playFabOps.get('/admin/affiliates/{affiliate}/lines', { path: { affiliate }, query: { before } }).then(
        (page) => {
          setLines((known) => [...(before === undefined ? [] : (known ?? [])), ...page.items]);
          setNext(page.next);
          setFailure(null);
        },
        (refused: unknown) => setFailure(refused),
      ),
    [affiliate],
  );
  useEffect(() => void read(), [read]);

  function takenBack(line: Reviewed) {
    setLines((known) => known?.map((each) => (each.id === line.id ? line : each)) ?? null);
    setAsked(null);
    setSaid('The commission was taken back.');
  }

  if (lines === null)
    return failure === null ? (
      <Skeleton className="affiliate-lines-skeleton" />
    ) : (
      <FailureNotice failure={failure} onRetry={() => void read()} />
    );
  return (
    <>
      <p role="status">{said}</p>
      {lines.length === 0 ? (
        <p className="affiliate-note">Nobody has come by a link of theirs yet.</p>
      ) : (
        <DataTable look="figures" caption="Lines of commission" columns={columns}>
          {lines.map((line) => (
            <ReviewedLine key={line.id} line={line} onTakeBack={() => setAsked(line)} />
          ))}
        </DataTable>
      )}
      {failure !== null && <FailureNotice failure={failure} onRetry={() => void read(next ?? undefined)} />}
      {next !== null && (
        <Button look="outline" onClick={() => void read(next)}>
          Show more
        </Button>
      )}
      <TakeBack affiliate={affiliate} line={asked} onClose={() => setAsked(null)} onTakenBack={takenBack} />
    </>
  );
}
