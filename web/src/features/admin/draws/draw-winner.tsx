import { Link } from 'react-router';
import { ReceiverFailure } from '#components/feedback/receiver-failure';
import { entryLabel } from '#domain/rewards/draws/entry-number';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { ConfirmButton } from '../parts/confirm-button';
import { explainConfirmation, winnerLabel } from './winner-copy';

type RunDraw = GetAnswer<'/admin/draws'>['items'][number];

/** A winner of a draw by name and email address, with the confirmation of the prize. */
export function DrawWinner({
  draw: { id, prize },
  winner,
  onMoved,
}: {
  draw: RunDraw;
  winner: RunDraw['winning'][number];
  onMoved: (draw: RunDraw) => void;
}) {
  const { number, player, confirmedAt } = winner;
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="font-bold tabular">{entryLabel(number)}</span>
      <Link className="text-link wrap-anywhere" to={dashboardPaths.player(player)}>
        {winnerLabel(winner)}
      </Link>
      {confirmedAt ? (
        <span>{`Confirmed ${instantLabel(confirmedAt)}`}</span>
      ) : (
        <ConfirmButton
          label="Confirm"
          title={`Confirm ${winnerLabel(winner)}?`}
          keep="Not now"
          submit="Confirm the winner"
          variant="primary"
          act={() =>
            playFabOps.post('/admin/draws/{id}/winners/{number}/confirmation', {
              path: { id, number: String(number) },
              body: {},
            })
          }
          onDone={({ draw }) => onMoved(draw)}
          Failure={ReceiverFailure}
        >
          {explainConfirmation(winner, prize)}
        </ConfirmButton>
      )}
    </li>
  );
}
