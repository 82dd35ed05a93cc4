import { useEffect } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameSeat } from '../game-seat';
import { type LastRounds, lastRounds, rememberRound } from './last-rounds';

/**
 * The player's last rounds on this device, in the coin of the seat.
 *
 * @param ended  the round that was shown last, which is remembered; null for none
 */
export function useLastRounds({ game, backend, choice }: GameSeat, ended: Round | null): LastRounds {
  const { deviceMemory } = backend;
  useEffect(() => {
    if (ended) rememberRound(deviceMemory, ended);
  }, [ended, deviceMemory]);
  return lastRounds(deviceMemory, game.id, choice.coin);
}
