import { useSoundSettings } from '#web/lib/sound/sound-settings';
import { lastChip } from '../console/last-stakes';
import type { GameSeat } from '../game-seat';
import { shortestCycleMs } from '../rounds/pace';
import type { GameRounds } from '../rounds/use-game-rounds';
import { useStill } from '../use-still';
import type { TableView } from './frame-session';
import { pauseReasonOf } from './pause-reason';
import { useLastRounds } from './use-last-rounds';
import { useHidden, useShownTheme } from './use-page-state';

/**
 * The page state that is visible to the game in the frame.
 *
 * @param most  limit that the player allows a round in which chips are laid inside the frame; null where the stake is chosen outside
 */
export function useTableView(seat: GameSeat, rounds: GameRounds, most: number | null): TableView {
  const theme = useShownTheme();
  const reducedMotion = useStill();
  const { on, volume } = useSoundSettings();
  const hidden = useHidden();
  const { game, choice } = seat;
  const { state, balances, ended } = rounds;
  const last = useLastRounds(seat, ended);
  return {
    settings: { theme, locale: navigator.language, reducedMotion, sound: on ? volume : 0 },
    table: {
      coin: choice.coin,
      stake: most === null ? choice.stake : null,
      stakes: game.stakes[choice.coin],
      most,
    },
    balance: {
      gold: balances?.gold ?? 0,
      sweeps: (balances?.sweepsUnplayed ?? 0) + (balances?.sweepsRedeemable ?? 0),
    },
    shortestCycleMs: shortestCycleMs(game.family),
    numbers: last.numbers,
    lastChoice: last.choice,
    lastChip: most === null ? null : lastChip(seat.backend.deviceMemory, game.id, choice.coin),
    rules: game.rules,
    state,
    pause: pauseReasonOf(state, hidden),
  };
}
