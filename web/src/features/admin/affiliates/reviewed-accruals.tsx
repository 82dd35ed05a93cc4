import { useCallback, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { ShowMore } from '#components/feedback/show-more';
import { DataTable } from '#components/ui/data-table';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLoaded } from '#web/lib/api/use-loaded';
import { useLongList } from '#web/lib/api/use-long-list';
import type { Reviewed } from './reviewed';
import { ReviewedLine } from './reviewed-accrual';
import { TakeBack } from './take-back';

type Page = GetAnswer<'/admin/affiliates/{affiliate}/accruals'>;

const columns = ['Date', 'Type', 'Link and click', 'Player', 'Net', 'Commission', 'Reversal'];

const readLines = (affiliate: string, before?: string): Promise<Page> =>
  playFabOps.get('/admin/affiliates/{affiliate}/accruals', { path: { affiliate }, query: { before } });

/** All accruals of an affiliate with the players behind them, and the form to reverse one. */
export function ReviewedLines({ affiliate }: { affiliate: string }) {
  const load = useCallback(() => readLines(affiliate), [affiliate]);
  const { value: first, failure, reload } = useLoaded(load);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return first ? (
    <Lines affiliate={affiliate} first={first} />
  ) : (
    <Skeleton className="block rounded-sm block-32" />
  );
}

function Lines({ affiliate, first }: { affiliate: string; first: Page }) {
  const lines = useLongList(
    first,
    ({ id }) => id,
    (before) => readLines(affiliate, before),
  );
  const [selected, setSelected] = useState<Reviewed | null>(null);
  const [message, setMessage] = useState('');

  function takenBack(line: Reviewed) {
    lines.change((known) => known.map((each) => (each.id === line.id ? line : each)));
    setSelected(null);
    setMessage('Commission reversed.');
  }

  return (
    <>
      <p role="status">{message}</p>
      {lines.items.length === 0 ? (
        <p className="max-inline-prose text-sm text-muted">No commissions yet.</p>
      ) : (
        <DataTable caption="Commissions" columns={columns}>
          {lines.items.map((line) => (
            <ReviewedLine key={line.id} line={line} onTakeBack={() => setSelected(line)} />
          ))}
        </DataTable>
      )}
      <ShowMore of={lines} />
      <TakeBack
        affiliate={affiliate}
        line={selected}
        onClose={() => setSelected(null)}
        onTakenBack={takenBack}
      />
    </>
  );
}
