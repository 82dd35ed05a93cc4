import { type ReactNode, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { SelectField } from '#components/ui/select-field';
import { Skeleton } from '#components/ui/skeleton';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useUnloadedList } from '#web/lib/api/use-long-list';
import type { GameBackend } from '../rounds/game-backend';
import { RoundEntry, type RoundSketch } from './round-entry';
import { type RoundFilter, roundFilters, roundsThrough } from './round-filter';

const roundsPerPage = 15;
const roundId = ({ id }: Round) => id;

/** What the list of past rounds needs. */
export interface PastRoundsProps {
  backend: GameBackend;
  gameId: string;
  isBusy: boolean;
  /** Id of the round that the player has not watched to its end; it is listed afterwards. */
  onShow: string | null;
  sketch: RoundSketch;
  renderProof: ((round: Round) => ReactNode) | null;
  onReplay: (round: Round) => void | Promise<void>;
}

/** The player’s rounds of a game, newest first, page by page. */
export function PastRounds({
  backend,
  gameId,
  isBusy,
  onShow,
  sketch,
  renderProof,
  onReplay,
}: PastRoundsProps) {
  const { items, next, isLoaded, isPending, failure, loadMore } = useUnloadedList<Round, number>(
    roundId,
    (before) => backend.rounds(gameId, { limit: roundsPerPage, ...(before !== null && { before }) }),
  );
  const [filter, setFilter] = useState<RoundFilter>('all');
  const seen = items.filter(({ id }) => id !== onShow);
  const rounds = roundsThrough(filter, seen);
  const hasFailed = failure !== null;
  const isIdle = !isPending && !hasFailed;

  if (isLoaded && seen.length === 0 && next === null) {
    return <Note>No rounds yet. Your rounds appear here{renderProof ? ', each with its proof.' : '.'}</Note>;
  }
  return (
    <>
      <SelectField
        label="Show"
        className="max-inline-80 mbe-4"
        choices={roundFilters.map(({ id, label }) => ({ value: id, label }))}
        value={filter}
        onChange={(event) => setFilter(event.target.value as RoundFilter)}
      />
      {rounds.length === 0 && isIdle && (
        <Note>
          No match in your latest {seen.length} {seen.length === 1 ? 'round' : 'rounds'}.
        </Note>
      )}
      <ol className="grid gap-3">
        {rounds.map((round) => (
          <RoundEntry
            key={round.id}
            round={round}
            sketch={sketch}
            onReplay={isBusy ? null : () => onReplay(round)}
            renderProof={renderProof && (() => renderProof(round))}
          />
        ))}
      </ol>
      {isPending && <Skeleton className="mbs-3 block-32" />}
      {hasFailed && <FailureNotice failure={failure} onRetry={loadMore} />}
      {isIdle && next !== null && (
        <Button variant="outline" className="mbs-4 inline-full" onClick={loadMore}>
          Show earlier rounds
        </Button>
      )}
    </>
  );
}
