import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { SelectField } from '#components/ui/select-field';
import { Skeleton } from '#components/ui/skeleton';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useUnloadedList } from '#web/lib/api/use-long-list';
import type { Followed } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import type { GameSeat } from '../game-seat';
import type { RoundState } from '../rounds/machine/round-state';
import { RoundEntry, type RoundSketch } from './round-entry';
import { type RoundFilter, roundFilters, roundsThrough } from './round-filter';
import { roundOnShow } from './round-on-show';

const roundsPerPage = 15;
const roundId = ({ id }: Round) => id;

/** What the list of past rounds needs. */
export interface PastRoundsProps {
  seat: GameSeat;
  /** The rounds of the table. While one is under way, no replay can start, and it is listed once the player has watched it to its end. */
  rounds: Followed<RoundState>;
  /** Draws a round small. */
  sketch: RoundSketch;
  onReplay: (round: Round) => void | Promise<void>;
}

/** The player’s rounds of a game, newest first, page by page. */
export function PastRounds({ seat, rounds: onTable, sketch, onReplay }: PastRoundsProps) {
  const { backend, game, leftOpen, renderProof } = seat;
  const state = useStore(onTable);
  const onShow = roundOnShow(state, leftOpen);
  const { items, next, isLoaded, isPending, failure, loadMore } = useUnloadedList<Round, number>(
    roundId,
    (before) => backend.rounds(game.id, { limit: roundsPerPage, ...(before !== null && { before }) }),
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
            onReplay={state.phase === 'idle' ? () => onReplay(round) : null}
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
