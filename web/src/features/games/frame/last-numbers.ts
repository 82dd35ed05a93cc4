import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import { limits } from '../../../../frame-games/protocol/messages';
import type { Memory } from '../rounds/game-backend';
import { parseStored } from '../stored-json';

interface Stored {
  /** Sequence of the newest remembered round. */
  readonly sequence: number;
  /** Newest first. */
  readonly numbers: readonly number[];
}

const keyOf = (gameId: string, coin: Coin) => `last-numbers.${gameId}.${coin}`;

/** The numbers of the player's last rounds in a coin, newest first; empty for games whose rounds have none. */
export function lastNumbers(memory: Memory, gameId: string, coin: Coin): readonly number[] {
  return read(memory, gameId, coin).numbers;
}

/** Remembers the pocket of a roulette round for the next visit; a round counts once, and rounds of other games do not. */
export function rememberNumber(memory: Memory, { gameId, coin, sequence, outcome }: Round): void {
  if (outcome.family !== 'roulette') return;
  const before = read(memory, gameId, coin);
  if (sequence <= before.sequence) return;
  const numbers = [outcome.pocket, ...before.numbers].slice(0, limits.mostNumbers);
  memory.setItem(keyOf(gameId, coin), JSON.stringify({ sequence, numbers }));
}

function read(memory: Memory, gameId: string, coin: Coin): Stored {
  const { sequence, numbers } = (parseStored(memory.getItem(keyOf(gameId, coin))) ?? {}) as Partial<Stored>;
  const isWhole =
    Number.isSafeInteger(sequence) && Array.isArray(numbers) && numbers.every(Number.isSafeInteger);
  return isWhole ? { sequence: sequence ?? 0, numbers } : { sequence: 0, numbers: [] };
}
