import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Skeleton } from '#components/ui/skeleton';
import type { RevealedSeed, Transaction } from '#contracts/wallet/ledger-shapes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { instantLabel } from '#web/lib/format/dates';
import { listPastSeeds } from './list-past-seeds';
import { RevealedFacts } from './revealed-facts';

interface Listing {
  readonly rotations: readonly Transaction[];
  /** Cursor of the next page; undefined for the first, null at the end. */
  readonly next: number | null | undefined;
  readonly failure: unknown;
  readonly isWanted: boolean;
}

const newest: Listing = { rotations: [], next: undefined, failure: null, isWanted: true };
const pageSize = 10;

/**
 * Every seed revealed to the player, newest first; a new key reloads the list after a rotation.
 *
 * @param latest  the seed that was revealed last, which the list may still lack; null for a player without a revealed seed
 */
export function PastSeeds({ latest }: { latest: RevealedSeed | null }) {
  const [{ rotations, next, failure, isWanted }, setListing] = useState(newest);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOn = true;
    playFabOps
      .get('/wallet/transactions', {
        query: { kind: 'seed-rotation', limit: pageSize, before: next ?? undefined },
      })
      .then(
        (page) =>
          isOn &&
          setListing((listed) => ({
            rotations: [...listed.rotations, ...page.items],
            next: page.next,
            failure: null,
            isWanted: false,
          })),
        (refusal: unknown) =>
          isOn && setListing((listed) => ({ ...listed, failure: refusal, isWanted: false })),
      );
    return () => {
      isOn = false;
    };
  }, [isWanted, next]);

  const showMore = () => setListing((listed) => ({ ...listed, failure: null, isWanted: true }));
  if (rotations.length === 0 && isWanted) return <Skeleton className="h-40 w-full" />;
  if (failure !== null) return <FailureNotice failure={failure} onRetry={showMore} />;
  const seeds = listPastSeeds(rotations, latest);
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
        <Button variant="outline" pending={isWanted} onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function Seed({ at, revealed }: { at: string | null; revealed: RevealedSeed }) {
  const rounds = revealed.rounds === 1 ? '1 round' : `${revealed.rounds} rounds`;
  return (
    <li>
      <details className="rounded-md bg-raised px-4 py-2">
        <summary className="past-seed-summary">
          {at === null ? <span>Just now</span> : <time dateTime={at}>{instantLabel(at)}</time>}
          <span className="text-sm font-normal wrap-anywhere text-muted">{`${revealed.clientSeed} · ${rounds}`}</span>
        </summary>
        <RevealedFacts revealed={revealed} />
      </details>
    </li>
  );
}
