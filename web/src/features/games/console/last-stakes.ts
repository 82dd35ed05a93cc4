import type { Coin } from '#domain/money/coin';
import type { PlayChoice } from '../play-choice';
import type { Memory } from '../rounds/game-backend';

const keyOf = (gameId: string, what: Coin | 'coin') => `last-stake.${gameId}.${what}`;

/** The coin with which a game was last played at the backend of this memory; gold for a new game. */
export function lastCoin(memory: Memory, gameId: string): Coin {
  return memory.getItem(keyOf(gameId, 'coin')) === 'sweeps' ? 'sweeps' : 'gold';
}

/** The last stake of a coin in a game, in its smallest unit; null for none. */
export function lastStake(memory: Memory, gameId: string, coin: Coin): number | null {
  const stored = memory.getItem(keyOf(gameId, coin));
  return stored === null ? null : Number(stored);
}

/** Keeps a choice for the next visit of the game. */
export function rememberStake(memory: Memory, gameId: string, { coin, stake }: PlayChoice): void {
  memory.setItem(keyOf(gameId, 'coin'), coin);
  memory.setItem(keyOf(gameId, coin), String(stake));
}
