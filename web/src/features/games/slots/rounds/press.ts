import type { Coin } from '#domain/money/coin';
import { parseStored } from '../stored-json';

/** One press of the button: what was asked for, under a key that stays the same however often it is asked again. */
export interface Press {
  readonly key: string;
  readonly player: string;
  readonly gameId: string;
  readonly coin: Coin;
  readonly stake: number;
  /** Milliseconds since the epoch. */
  readonly pressedAtMs: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers a press until it is answered, so that neither a lost connection nor a reload loses or doubles it. */
export function rememberPress(storage: Store, press: Press): void {
  storage.setItem(storageKey(press.gameId), JSON.stringify(press));
}

export function forgetPress(storage: Store, gameId: string): void {
  storage.removeItem(storageKey(gameId));
}

/**
 * The press that was never answered, if this player made it. Under another player the same key would be a new round, so
 * somebody else's press is dropped, as is anything that is no press at all.
 */
export function unansweredPress(
  storage: Store,
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
  const { key, player, gameId, coin, stake, pressedAtMs } = written;
  if (typeof key !== 'string' || typeof player !== 'string' || typeof gameId !== 'string') return null;
  if ((coin !== 'gold' && coin !== 'sweeps') || !Number.isInteger(stake) || typeof pressedAtMs !== 'number')
    return null;
  return { key, player, gameId, coin, stake: stake as number, pressedAtMs };
}
