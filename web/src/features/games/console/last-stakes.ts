import type { Coin } from '#domain/money/coin';
import { deviceMemory } from '#web/lib/storage/device-memory';
import type { PlayChoice } from '../play-choice';

const keyOf = (gameId: string, what: Coin | 'coin') => `last-stake.${gameId}.${what}`;

/** The coin with which the player last played a game on this device; gold for a new game. */
export function lastCoin(gameId: string): Coin {
  return deviceMemory.getItem(keyOf(gameId, 'coin')) === 'sweeps' ? 'sweeps' : 'gold';
}

/** The last stake of a coin in a game on this device, in its smallest unit; null for none. */
export function lastStake(gameId: string, coin: Coin): number | null {
  const stored = deviceMemory.getItem(keyOf(gameId, coin));
  return stored === null ? null : Number(stored);
}

/** Keeps a choice for the next visit of the game, until the player signs out. */
export function rememberStake(gameId: string, { coin, stake }: PlayChoice): void {
  deviceMemory.setItem(keyOf(gameId, 'coin'), coin);
  deviceMemory.setItem(keyOf(gameId, coin), String(stake));
}
