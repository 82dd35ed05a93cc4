import { type ReactNode, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useAttempt } from '#web/lib/api/use-attempt';
import { formatAmount } from '#web/lib/format/coins';
import { exactInstantLabel } from '#web/lib/format/dates';
import { resultMessage } from '../rounds/result-copy';

/** How a game draws one of its rounds small, and the notes that it lists beside the result. */
export type RoundSketch = (round: Round) => { picture: ReactNode; notes?: readonly string[] };

/**
 * One past round: outcome, result and, on request, its replay and its proof.
 *
 * @param onReplay     null while the table is busy
 * @param renderProof  shows the proof of the round, from the first time it is opened; null where rounds have none
 */
export function RoundEntry({
  round,
  sketch,
  onReplay,
  renderProof,
}: {
  round: Round;
  sketch: RoundSketch;
  onReplay: (() => void | Promise<void>) | null;
  renderProof: (() => ReactNode) | null;
}) {
  const { picture, notes = [] } = sketch(round);
  return (
    <li className="play-round">
      <div className="flex items-center gap-4">
        {picture}
        <span className="play-round-facts">
          <Amount coin={round.coin} value={round.payout - round.stake} signed className="text-lg" />
          <span className="text-sm text-muted">{resultMessage(round)}</span>
          {notes.map((note) => (
            <span key={note} className="text-sm text-muted">
              {note}
            </span>
          ))}
          <span className="text-sm text-muted">Stake {formatAmount(round.coin, round.stake)}</span>
          <time className="text-sm text-muted" dateTime={round.at}>
            {exactInstantLabel(round.at)}
          </time>
        </span>
      </div>
      {onReplay && <Replay onReplay={onReplay} />}
      {renderProof && <RoundVerification renderProof={renderProof} />}
    </li>
  );
}

/** The code of the proof loads with the first round that is opened, and not with the list. */
function RoundVerification({ renderProof }: { renderProof: () => ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="play-round-proof"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>Verify</summary>
      {wasOpened && renderProof()}
    </details>
  );
}

function Replay({ onReplay }: { onReplay: () => void | Promise<void> }) {
  const { isPending, failure, send } = useAttempt();
  return (
    <>
      <Button variant="link" pending={isPending} onClick={() => void send(async () => onReplay())}>
        Replay
      </Button>
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}
