import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { Skeleton } from '#components/ui/skeleton';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { kindLabel, type LedgerLine } from './admin-player';
import { LedgerTable } from './ledger-table';

type Kind = (typeof transactionKinds)[number];

const choices = [
  { value: '', label: 'All' },
  ...transactionKinds.map((value) => ({ value, label: kindLabel(value) })),
];

interface Read {
  readonly lines: readonly LedgerLine[];
  readonly next: number | null;
}

/** The ledger of a player, complete or filtered by kind with a search parameter. */
export function PlayerLedger({ player, sequence }: { player: string; sequence: number }) {
  const [search, setSearch] = useSearchParams();
  const kind = transactionKinds.find((each) => each === search.get('kind'));
  return (
    <Panel title="Ledger" className="col-span-full">
      <SelectField
        label="Type"
        choices={choices}
        value={kind ?? ''}
        onChange={({ currentTarget }) =>
          setSearch(currentTarget.value ? { kind: currentTarget.value } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Lines key={`${kind} ${sequence}`} player={player} kind={kind} />
    </Panel>
  );
}

function Lines({ player, kind }: { player: string; kind: Kind | undefined }) {
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState<{ before: number | undefined; number: number }>({
    before: undefined,
    number: 0,
  });

  useEffect(() => {
    let isShown = true;
    const query = { before: attempt.before, kind };
    playFabOps.get('/admin/players/{player}/transactions', { path: { player }, query }).then(
      ({ items, next }) => {
        if (isShown) setRead((before) => ({ lines: [...(before?.lines ?? []), ...items], next }));
      },
      (refused: unknown) => {
        if (isShown) setFailure(refused);
      },
    );
    return () => {
      isShown = false;
    };
  }, [player, kind, attempt]);

  function readOn(before: number | undefined) {
    setFailure(null);
    setAttempt(({ number }) => ({ before, number: number + 1 }));
  }

  const next = read?.next ?? null;
  return (
    <>
      {read && <LedgerTable lines={read.lines} />}
      {!read && failure === null && <Skeleton className="admin-ledger-skeleton" />}
      {failure !== null && (
        <FailureNotice failure={failure} onRetry={() => readOn(read?.next ?? undefined)} />
      )}
      {next !== null && failure === null && (
        <Button variant="outline" onClick={() => readOn(next)}>
          Show more
        </Button>
      )}
    </>
  );
}
