import { type ReactNode, useEffect } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { Round } from '#web/lib/play-fab-ops-types';
import type { SymbolAtlas } from '../symbol-atlas';
import { RoundEntry } from './round-entry';
import { useRoundPages } from './use-round-pages';

export type RenderProof = (round: Round) => ReactNode;

/** Every round that the player has played of this game, with its window and its proof. */
export function RoundHistory({
  open,
  onClose,
  ...history
}: {
  open: boolean;
  onClose: () => void;
  gameId: string;
  atlas: SymbolAtlas;
  renderProof: RenderProof;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Your rounds" drawer>
      <Rounds {...history} />
    </Dialog>
  );
}

function Rounds({
  gameId,
  atlas,
  renderProof,
}: {
  gameId: string;
  atlas: SymbolAtlas;
  renderProof: RenderProof;
}) {
  const { pages, loadMore } = useRoundPages(gameId);
  useEffect(() => void loadMore('first'), [loadMore]);
  const { rounds, next, status, failure } = pages;

  if (rounds.length === 0 && next === null) {
    return (
      <p className="slots-note">
        No round yet. Your first spin will stand here, with everything that proves it.
      </p>
    );
  }
  return (
    <>
      <ol className="slots-rounds">
        {rounds.map((round) => (
          <RoundEntry key={round.id} round={round} atlas={atlas} proof={renderProof(round)} />
        ))}
      </ol>
      {status === 'loading' && <Skeleton className="slots-round-skeleton" />}
      {status === 'failed' && <FailureNotice failure={failure} onRetry={() => void loadMore(next)} />}
      {status === 'idle' && next !== null && (
        <Button look="outline" className="slots-rounds-more" onClick={() => void loadMore(next)}>
          Show earlier rounds
        </Button>
      )}
    </>
  );
}
