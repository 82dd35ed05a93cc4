import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import { parseStored } from '../stored-json';

/** A player's session at this game in this tab. */
export interface Visit {
  readonly player: string;
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly rounds: number;
  /** Payouts less stakes, each in its coin's smallest unit. */
  readonly net: Readonly<Record<Coin, number>>;
  /** The newest counted round; a repeated answer counts once. */
  readonly lastSequence: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export function beginVisit(player: string, nowMs: number): Visit {
  return { player, startedAtMs: nowMs, rounds: 0, net: { gold: 0, sweeps: 0 }, lastSequence: 0 };
}

export function countRound(visit: Visit, { sequence, coin, stake, payout }: Round): Visit {
  if (sequence <= visit.lastSequence) return visit;
  const net = { ...visit.net, [coin]: visit.net[coin] + payout - stake };
  return { ...visit, rounds: visit.rounds + 1, net, lastSequence: sequence };
}

const storageKey = 'jade-harbour.visit';

/** The visit that this tab remembers for the player, or a new one: a reload continues the visit. */
export function resumeVisit(storage: Store, player: string, nowMs: number): Visit {
  const stored = parseStored(storage.getItem(storageKey)) as Visit | null;
  if (stored?.player === player) return stored;
  const visit = beginVisit(player, nowMs);
  rememberVisit(storage, visit);
  return visit;
}

export function rememberVisit(storage: Store, visit: Visit): void {
  storage.setItem(storageKey, JSON.stringify(visit));
}
