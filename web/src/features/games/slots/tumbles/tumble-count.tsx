import { WinLine } from '../../win/win-line';
import type { SlotRound } from '../published-slot-game';
import type { CascadeOnTable } from './cascade-progress';

const countMs = 420;

/** The sum that a cascade has paid so far, counted up with each of its windows. */
export function TumbleCount({
  running: { step, isFalling },
  coin,
  still,
}: {
  running: CascadeOnTable;
  coin: SlotRound['coin'];
  still: boolean;
}) {
  const { countFrom, countTo, multiplier } = step;
  const from = isFalling ? countTo : countFrom;
  const title = multiplier > 1 ? `×${multiplier}` : null;
  return (
    <WinLine
      coin={coin}
      title={title}
      count={{ from, to: countTo, durationMs: still || isFalling ? 0 : countMs }}
    />
  );
}
