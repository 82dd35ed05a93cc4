import { useEffect } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameSeat } from '../game-seat';
import { lastNumbers, rememberNumber } from './last-numbers';

/**
 * The numbers of the player's last rounds on this device, in the coin of the seat and newest first.
 *
 * @param ended  the round that was shown last, which is remembered; null for none
 */
export function useLastNumbers({ game, backend, choice }: GameSeat, ended: Round | null): readonly number[] {
  const { deviceMemory } = backend;
  useEffect(() => {
    if (ended) rememberNumber(deviceMemory, ended);
  }, [ended, deviceMemory]);
  return lastNumbers(deviceMemory, game.id, choice.coin);
}
