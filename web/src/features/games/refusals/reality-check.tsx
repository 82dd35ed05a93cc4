import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button, buttonClass } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Note } from '#components/ui/note';
import { coins } from '#domain/money/coin';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { paths } from '#web/lib/paths';
import { sessionResultMessage, type PlaySession, sessionLabel } from './play-session';

/** Shows the results of a long session to the player. Continuing is their choice, and the next round never starts by itself. */
export function RealityCheck({ session, onClose }: { session: PlaySession; onClose: () => void }) {
  const [openedAtMs] = useState(() => Date.now());
  const { isPending, failure, send } = useAttempt();
  const confirm = (idempotencyKey: string) =>
    playFabOps.post('/play-limits/reality-check/confirmations', { idempotencyKey });

  return (
    <Dialog open onClose={onClose} title="Reality check">
      <div className="grid gap-4">
        <p>{sessionLabel(session, { nowMs: openedAtMs })}</p>
        {coins
          .filter((coin) => session.staked[coin] > 0)
          .map((coin) => (
            <div key={coin} className="grid gap-1 rounded-md bg-field px-4 py-3">
              <Amount
                coin={coin}
                value={session.paid[coin] - session.staked[coin]}
                signed
                className="justify-self-start font-display text-2xl font-bold"
              />
              <p>{sessionResultMessage(session, coin)}</p>
            </div>
          ))}
        {failure !== null && <FailureNotice failure={failure} />}
        <div className="grid grid-fit-36 gap-3">
          <Button variant="outline" pending={isPending} onClick={() => void send(confirm, onClose)}>
            Keep playing
          </Button>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            Stop playing
          </Link>
        </div>
        <Note>No round starts by itself. You press the button for the next one.</Note>
      </div>
    </Dialog>
  );
}
