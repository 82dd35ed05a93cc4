import { KeyRound } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Skeleton } from '#components/ui/skeleton';
import type { RevealedSeed, Transaction } from '#contracts/wallet/ledger-shapes';
import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useUnloadedList } from '#web/lib/api/use-long-list';
import { instantLabel } from '#web/lib/format/dates';
import { listPastSeeds } from './list-past-seeds';
import { RevealedFacts } from './revealed-facts';

const pageSize = 10;

/**
 * Every seed revealed to the player, newest first; a new key reloads the list after a rotation.
 *
 * @param latest  the seed that was revealed last, which the list may still lack; null for a player without a revealed seed
 */
export function PastSeeds({ latest }: { latest: RevealedSeed | null }) {
  const { items, next, isLoaded, isPending, failure, loadMore } = useUnloadedList(rotationId, readRotations);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={loadMore} />;
  if (!isLoaded) return <Skeleton className="h-40 w-full" />;
  const seeds = listPastSeeds(items, latest);
  if (seeds.length === 0)
    return (
      <EmptyState Icon={KeyRound}>
        No revealed secrets yet. When you change your seed, the old secret appears here.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-2">
        {seeds.map(({ at, revealed }) => (
          <Seed key={revealed.serverSeedHash} at={at} revealed={revealed} />
        ))}
      </ul>
      {next !== null && (
        <Button variant="outline" pending={isPending} onClick={loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}

const rotationId = ({ id }: Transaction) => id;

function readRotations(before: number | null): Promise<ListPage<Transaction, number>> {
  return playFabOps.get('/wallet/transactions', {
    query: { kind: 'seed-rotation', limit: pageSize, before: before ?? undefined },
  });
}

function Seed({ at, revealed }: { at: string | null; revealed: RevealedSeed }) {
  const rounds = revealed.rounds === 1 ? '1 round' : `${revealed.rounds} rounds`;
  return (
    <li>
      <details className="rounded-md bg-raised px-4 py-2">
        <summary className="flex flex-wrap gap-x-4 gap-y-0 items-center justify-between min-block-target font-bold cursor-pointer">
          {at === null ? <span>Just now</span> : <time dateTime={at}>{instantLabel(at)}</time>}
          <span className="text-sm font-normal wrap-anywhere text-muted">{`${revealed.clientSeed} · ${rounds}`}</span>
        </summary>
        <RevealedFacts revealed={revealed} />
      </details>
    </li>
  );
}
