import type { Coin } from '#domain/money/coin';
import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import type { PlayChoice } from '../play-choice';
import { offeredStake } from './stake-choice';

const keyOf = (gameId: string, what: Coin | 'coin') => `last-stake.${gameId}.${what}` as const;
const limitKeyOf = (gameId: string, coin: Coin) => `last-limit.${gameId}.${coin}` as const;
const chipKeyOf = (gameId: string, coin: Coin) => `last-chip.${gameId}.${coin}` as const;

/** The coin with which a game was last played at the backend of this memory; gold for a new game. */
export function lastCoin(memory: Memory<PlayKey>, gameId: string): Coin {
  return memory.getItem(keyOf(gameId, 'coin')) === 'sweeps' ? 'sweeps' : 'gold';
}

/** The last stake of a coin in a game, in its smallest unit; null for none. */
export function lastStake(memory: Memory<PlayKey>, gameId: string, coin: Coin): number | null {
  return storedAmount(memory, keyOf(gameId, coin));
}

/** A coin with its last stake in a game, or with the lowest one where that is not offered. */
export function lastChoiceIn(
  memory: Memory<PlayKey>,
  { id, stakes }: { readonly id: string; readonly stakes: Readonly<Record<Coin, readonly number[]>> },
  coin: Coin,
): PlayChoice {
  return { coin, stake: offeredStake(stakes[coin], lastStake(memory, id, coin)) };
}

/** The last limit of a round in a game whose player lays chips, in the coin's smallest unit; null for none. */
export function lastLimit(memory: Memory<PlayKey>, gameId: string, coin: Coin): number | null {
  return storedAmount(memory, limitKeyOf(gameId, coin));
}

/** The last chip of a game whose player lays chips, in the coin's smallest unit; null for none. */
export function lastChip(memory: Memory<PlayKey>, gameId: string, coin: Coin): number | null {
  return storedAmount(memory, chipKeyOf(gameId, coin));
}

/** Keeps a choice for the next visit of the game. */
export function rememberStake(memory: Memory<PlayKey>, gameId: string, { coin, stake }: PlayChoice): void {
  memory.setItem(keyOf(gameId, 'coin'), coin);
  memory.setItem(keyOf(gameId, coin), String(stake));
}

/** Keeps the limit of a round for the next visit of the game. */
export function rememberLimit(
  memory: Memory<PlayKey>,
  gameId: string,
  { coin, most }: { readonly coin: Coin; readonly most: number },
): void {
  memory.setItem(limitKeyOf(gameId, coin), String(most));
}

/** Keeps the chip for the next visit of the game. */
export function rememberChip(
  memory: Memory<PlayKey>,
  gameId: string,
  { coin, chip }: { readonly coin: Coin; readonly chip: number },
): void {
  memory.setItem(chipKeyOf(gameId, coin), String(chip));
}

function storedAmount(memory: Memory<PlayKey>, key: PlayKey): number | null {
  const stored = memory.getItem(key);
  return stored === null ? null : Number(stored);
}
