import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { ReceiverFailure } from '#components/feedback/receiver-failure';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';

export type RunDraw = GetAnswer<'/admin/draws'>['items'][number];

const states: Readonly<Record<RunDraw['state'], string>> = {
  open: 'Open',
  closing: 'Closing',
  closed: 'Closed',
  drawn: 'Drawn',
  canceled: 'Canceled',
};

const entriesLabel = (count: number) => (count === 1 ? '1 entry' : `${countLabel(count)} entries`);

/** A draw with its actions: cancel while it is open, confirm the winners once it is drawn. */
export function DrawCard({ draw, onMoved }: { draw: RunDraw; onMoved: () => void }) {
  const { id, prize, productName, state, entries, winners, closesAt, winning, canceled } = draw;
  return (
    <li className="grid gap-3 rounded-md p-4 border-line">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-bold">{prize}</h3>
          <p className="text-sm text-muted">{`${productName}, ${state === 'open' ? 'closes' : 'closed'} ${instantLabel(closesAt)}`}</p>
        </div>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{states[state]}</Badge>
      </div>
      <p>{`${entriesLabel(entries)}, ${winners === 1 ? '1 winner' : `${winners} winners`}`}</p>
      {canceled && <p className="text-sm text-muted">{`Canceled: ${canceled.reason}`}</p>}
      {winning.length > 0 && (
        <ul className="grid gap-4">
          {winning.map((winner) => (
            <Winner key={winner.number} draw={id} winner={winner} onMoved={onMoved} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Link className="text-link" to={paths.draw(id)}>
          View as a player
        </Link>
        {state === 'open' && <CancelDraw id={id} entries={entries} onMoved={onMoved} />}
      </div>
    </li>
  );
}

function Winner({
  draw,
  winner,
  onMoved,
}: {
  draw: string;
  winner: RunDraw['winning'][number];
  onMoved: () => void;
}) {
  const { number, player, confirmedAt } = winner;
  const { isPending, failure, send } = useAttempt();

  const confirm = () =>
    send(
      () =>
        playFabOps.post('/admin/draws/{id}/winners/{number}/confirmation', {
          path: { id: draw, number: String(number) },
          body: {},
        }),
      onMoved,
    );

  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="font-bold tabular">{entryLabel(number)}</span>
      <Link className="text-link wrap-anywhere" to={paths.dashboardPlayer(player)}>
        {player}
      </Link>
      {confirmedAt ? (
        <span>{`Confirmed ${instantLabel(confirmedAt)}`}</span>
      ) : (
        <Button variant="outline" pending={isPending} onClick={() => void confirm()}>
          Confirm
        </Button>
      )}
      {failure !== null && <ReceiverFailure failure={failure} />}
    </li>
  );
}

function CancelDraw({ id, entries, onMoved }: { id: string; entries: number; onMoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();

  const cancel = () =>
    send(
      (idempotencyKey) =>
        playFabOps.post('/admin/draws/{id}/cancellation', { path: { id }, body: { reason }, idempotencyKey }),
      onMoved,
    );

  if (!isAsking)
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel this draw
      </Button>
    );
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <TextField
        label="Reason (shown to players)"
        hint={`Coins for ${entriesLabel(entries)} will be refunded. This cannot be undone.`}
        value={reason}
        maxLength={200}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          newIdempotencyKey();
        }}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="danger"
          pending={isPending}
          disabled={reason.trim().length < 3}
          onClick={() => void cancel()}
        >
          Cancel the draw
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
