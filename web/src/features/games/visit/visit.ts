import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { parseStored } from '../stored-json';

/** A player's session at this game in this tab. */
export interface Visit {
  readonly player: string;
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly rounds: number;
  /** Payouts less stakes, each in its coin's smallest unit. */
  readonly net: Readonly<Record<Coin, number>>;
  /** Id of the round counted last of each game. An earlier round of a game does not return, so these suffice to count each once. */
  readonly lastRounds: Readonly<Record<string, string>>;
}

export function beginVisit(player: string, nowMs: number): Visit {
  return { player, startedAtMs: nowMs, rounds: 0, net: { gold: 0, sweeps: 0 }, lastRounds: {} };
}

export function countRound(visit: Visit, { id, gameId, coin, stake, payout }: Round): Visit {
  if (visit.lastRounds[gameId] === id) return visit;
  const net = { ...visit.net, [coin]: visit.net[coin] + payout - stake };
  return { ...visit, rounds: visit.rounds + 1, net, lastRounds: { ...visit.lastRounds, [gameId]: id } };
}

const storageKey = 'jade-harbour.visit';

/** The visit that this tab remembers for the player, or a new one: a reload continues the visit. */
export function resumeVisit(storage: Memory<TabKey>, player: string, nowMs: number): Visit {
  const stored = parseStored(storage.getItem(storageKey)) as Visit | null;
  const visit = beginVisit(player, nowMs);
  // A visit that an earlier build stored may lack a field.
  if (stored?.player === player) return { ...visit, ...stored };
  rememberVisit(storage, visit);
  return visit;
}

export function rememberVisit(storage: Memory<TabKey>, visit: Visit): void {
  storage.setItem(storageKey, JSON.stringify(visit));
}
