import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { limits } from '../../../../frame-games/protocol/messages';
import { parseStored } from '../stored-json';

/** What a game is sent about the player's last rounds in a coin. */
export interface LastRounds {
  /** What the rounds led to, newest first; empty for games whose rounds have no numbers. */
  readonly numbers: readonly number[];
  /** What the last round staked on; null for none. */
  readonly choice: string | null;
}

interface Stored extends LastRounds {
  /** Sequence of the newest remembered round. */
  readonly sequence: number;
}

const keyOf = (gameId: string, coin: Coin) => `last-numbers.${gameId}.${coin}` as const;

/** The numbers of the player's last rounds in a coin, and what the last one staked on. */
export function lastRounds(memory: Memory<PlayKey>, gameId: string, coin: Coin): LastRounds {
  const { numbers, choice } = read(memory, gameId, coin);
  return { numbers, choice };
}

/** Remembers pocket and bets of a roulette round for the next visit; a round counts once, and rounds of other games do not. */
export function rememberRound(
  memory: Memory<PlayKey>,
  { gameId, coin, sequence, outcome, choice }: Round,
): void {
  if (outcome.family !== 'roulette') return;
  const before = read(memory, gameId, coin);
  if (sequence <= before.sequence) return;
  const numbers = [outcome.pocket, ...before.numbers].slice(0, limits.mostNumbers);
  memory.setItem(keyOf(gameId, coin), JSON.stringify({ sequence, numbers, choice }));
}

function read(memory: Memory<PlayKey>, gameId: string, coin: Coin): Stored {
  const stored = (parseStored(memory.getItem(keyOf(gameId, coin))) ?? {}) as Partial<Stored>;
  const { sequence, numbers, choice } = stored;
  const isWhole =
    Number.isSafeInteger(sequence) && Array.isArray(numbers) && numbers.every(Number.isSafeInteger);
  if (!isWhole) return { sequence: 0, numbers: [], choice: null };
  // Earlier versions of the site stored no choice.
  return { sequence: sequence ?? 0, numbers, choice: typeof choice === 'string' ? choice : null };
}
