import type { Coin } from '#domain/money/coin';
import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { parseStored } from '../stored-json';

/** A decision about a round under way. */
export interface PressedDecision {
  /** Id of the round. */
  readonly round: string;
  /** In the notation of the game. */
  readonly text: string;
  /** Number of earlier decisions in the round. */
  readonly step: number;
}

/** One press of a button: its request, under an idempotency key that repeats reuse. */
export interface Press {
  readonly key: string;
  readonly player: string;
  readonly gameId: string;
  readonly coin: Coin;
  readonly stake: number;
  /** The bets in the notation of the game; null for games without a choice. */
  readonly choice: string | null;
  /** Null for a press that begins a round. */
  readonly decision: PressedDecision | null;
}

/** Stores a press until it is answered, so that a lost connection or a reload neither loses nor doubles it. */
export function rememberPress(storage: Memory<TabKey>, press: Press): void {
  storage.setItem(storageKey(press.gameId), JSON.stringify(press));
}

export function forgetPress(storage: Memory<TabKey>, gameId: string): void {
  storage.removeItem(storageKey(gameId));
}

/**
 * The unanswered press of this player, if any. Under another player the same key would be a new round, so a foreign press is dropped, as
 * is an invalid value.
 */
export function unansweredPress(
  storage: Memory<TabKey>,
  { player, gameId }: { player: string; gameId: string },
): Press | null {
  const press = readPress(storage.getItem(storageKey(gameId)));
  if (press?.player === player && press.gameId === gameId) return press;
  forgetPress(storage, gameId);
  return null;
}

function storageKey(gameId: string) {
  return `jade-harbour.press.${gameId}` as const;
}

function readPress(text: string | null): Press | null {
  const written = parseStored(text) as Partial<Press> | null;
  if (typeof written !== 'object' || written === null) return null;
  const { key, player, gameId, coin, stake, choice = null, decision = null } = written;
  if (typeof key !== 'string' || typeof player !== 'string' || typeof gameId !== 'string') return null;
  if ((coin !== 'gold' && coin !== 'sweeps') || !Number.isInteger(stake)) return null;
  if (choice !== null && typeof choice !== 'string') return null;
  if (decision !== null && !isDecision(decision)) return null;
  return { key, player, gameId, coin, stake: stake as number, choice, decision };
}

function isDecision(written: unknown): written is PressedDecision {
  if (typeof written !== 'object' || written === null) return false;
  const { round, text, step } = written as Partial<PressedDecision>;
  return typeof round === 'string' && typeof text === 'string' && Number.isInteger(step);
}
