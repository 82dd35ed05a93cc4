import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';
import { ConfirmButton } from '../parts/confirm-button';
import { ChangeDraw } from './change-draw';
import { DrawWinner } from './draw-winner';

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
export function DrawCard({ draw, onMoved }: { draw: RunDraw; onMoved: (draw: RunDraw) => void }) {
  const { id, prize, productName, state, entries, winners, closesAt, winning, canceled } = draw;
  const isChangeable = state === 'open' && entries === 0;
  return (
    <li className="grid gap-3 rounded-md p-4 border-line" data-list-row={id} tabIndex={-1}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-bold">{prize}</h3>
          <Note>{`${productName}, ${state === 'open' ? 'closes' : 'closed'} ${instantLabel(closesAt)}`}</Note>
        </div>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{states[state]}</Badge>
      </div>
      <p>{`${entriesLabel(entries)}, ${winners === 1 ? '1 winner' : `${winners} winners`}`}</p>
      {canceled && <Note>{`Canceled: ${canceled.reason}`}</Note>}
      {winning.length > 0 && (
        <ul className="grid gap-4">
          {winning.map((winner) => (
            <DrawWinner key={winner.number} draw={draw} winner={winner} onMoved={onMoved} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Link className="text-link" to={paths.draw(id)} data-row-open={isChangeable ? undefined : ''}>
          View as a player
        </Link>
        {isChangeable && <ChangeDraw draw={draw} onChanged={onMoved} />}
        {state === 'open' && <CancelDraw id={id} entries={entries} onMoved={onMoved} />}
      </div>
    </li>
  );
}

function CancelDraw({
  id,
  entries,
  onMoved,
}: {
  id: string;
  entries: number;
  onMoved: (draw: RunDraw) => void;
}) {
  return (
    <ConfirmButton
      label="Cancel this draw"
      title="Cancel this draw?"
      submit="Cancel the draw"
      reason={{ label: 'Reason (shown to players)' }}
      act={(reason, idempotencyKey) =>
        playFabOps.post('/admin/draws/{id}/cancellation', { path: { id }, body: { reason }, idempotencyKey })
      }
      onDone={({ draw }) => onMoved(draw)}
    >
      {`Coins for ${entriesLabel(entries)} will be refunded. This cannot be undone.`}
    </ConfirmButton>
  );
}
