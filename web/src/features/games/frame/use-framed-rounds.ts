import { useEffect, useEffectEvent, useState } from 'react';
import { nextFrame } from '#web/lib/page/turns';
import { limits } from '../../../../frame-games/protocol/messages';
import { rememberChip } from '../console/last-stakes';
import type { GameSeat } from '../game-seat';
import type { PlayChoice } from '../play-choice';
import { useGameRounds } from '../rounds/use-game-rounds';
import { beginRequested } from './begin-requested-round';
import type { Refuse, FrameCommand } from './frame-session';

/**
 * Rounds of a game that speaks the frame protocol: `execute` runs a command within the page's own rules. A result that the game never
 * reports as shown is announced after a timeout.
 */
export function useFramedRounds(seat: GameSeat) {
  const [height, setHeight] = useState<number | null>(null);
  const [unpaid, setUnpaid] = useState<PlayChoice | null>(null);
  const rounds = useGameRounds(seat);
  const { phase, table } = rounds.state;

  const endUnshownRound = useEffectEvent(() => rounds.shown());
  useEffect(() => {
    if (phase !== 'showing' || table.awaits === 'decision') return undefined;
    const timer = setTimeout(() => endUnshownRound(), limits.shownWithinMs);
    return () => clearTimeout(timer);
  }, [phase, table]);

  function execute(command: FrameCommand, refuse: Refuse) {
    if (command.type === 'play') {
      const blocker = beginRequested(rounds, command, refuse);
      setUnpaid(blocker?.reason === 'funds' ? { coin: seat.choice.coin, stake: command.stake } : null);
    } else if (command.type === 'decide') rounds.decide(command.decision);
    // After the frame that draws the answer: games often report it as shown within that frame, which would have the work of both.
    else if (command.type === 'shown') void nextFrame().then(() => rounds.shown());
    else if (command.type === 'chip')
      rememberChip(seat.backend.deviceMemory, seat.game.id, { coin: seat.choice.coin, chip: command.chip });
    else setHeight(command.pixels);
  }

  return {
    rounds,
    execute,
    height,
    /** The last stake that the game requested, where the balance did not cover it. */
    unpaid,
  };
}
