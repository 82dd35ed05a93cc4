import type { Coin } from '#domain/money/coin';
import { parseStored } from '../stored-json';
import type { Memory } from './game-backend';

/** A decision about a round under way. */
export interface PressedDecision {
  /** Id of the round. */
  readonly round: string;
  /** In the game's own words. */
  readonly text: string;
  /** How many decisions the round had before it. */
  readonly step: number;
}

/** One press of a button: what was asked for, under a key that stays the same however often it is asked again. */
export interface Press {
  readonly key: string;
  readonly player: string;
  readonly gameId: string;
  readonly coin: Coin;
  readonly stake: number;
  /** What was staked on, in the game's own notation; null for games that offer no choice. */
  readonly choice: string | null;
  /** Null for a press that begins a round. */
  readonly decision: PressedDecision | null;
  /** Milliseconds since the epoch. */
  readonly pressedAtMs: number;
}

/** Remembers a press until it is answered, so that neither a lost connection nor a reload loses or doubles it. */
export function rememberPress(storage: Memory, press: Press): void {
  storage.setItem(storageKey(press.gameId), JSON.stringify(press));
}

export function forgetPress(storage: Memory, gameId: string): void {
  storage.removeItem(storageKey(gameId));
}

/**
 * The press that was never answered, if this player made it. Under another player the same key would be a new round, so
 * somebody else's press is dropped, as is anything that is no press at all.
 */
export function unansweredPress(
  storage: Memory,
  { player, gameId }: { player: string; gameId: string },
): Press | null {
  const press = readPress(storage.getItem(storageKey(gameId)));
  if (press?.player === player && press.gameId === gameId) return press;
  forgetPress(storage, gameId);
  return null;
}

const freshForMs = 120_000;

/** Whether a press may be repeated without asking. A tab that is opened again hours later must not stake by itself. */
export function isFresh(press: Press, nowMs: number): boolean {
  return nowMs - press.pressedAtMs <= freshForMs;
}

function storageKey(gameId: string): string {
  return `jade-harbour.press.${gameId}`;
}

function readPress(text: string | null): Press | null {
  const written = parseStored(text) as Partial<Press> | null;
  if (typeof written !== 'object' || written === null) return null;
  const { key, player, gameId, coin, stake, choice = null, decision = null, pressedAtMs } = written;
  if (typeof key !== 'string' || typeof player !== 'string' || typeof gameId !== 'string') return null;
  if ((coin !== 'gold' && coin !== 'sweeps') || !Number.isInteger(stake) || typeof pressedAtMs !== 'number')
    return null;
  if (choice !== null && typeof choice !== 'string') return null;
  if (decision !== null && !isDecision(decision)) return null;
  return { key, player, gameId, coin, stake: stake as number, choice, decision, pressedAtMs };
}

function isDecision(written: unknown): written is PressedDecision {
  if (typeof written !== 'object' || written === null) return false;
  const { round, text, step } = written as Partial<PressedDecision>;
  return typeof round === 'string' && typeof text === 'string' && Number.isInteger(step);
}
