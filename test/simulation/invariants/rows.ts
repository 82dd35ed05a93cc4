import type { Change } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';

/** A ledger row, reduced to what several invariants use. */
export interface LedgerRow {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  /** ISO timestamp. */
  readonly at: string;
  readonly postings: readonly (readonly [account: string, coin: string, amount: number])[];
  readonly balances: Readonly<Record<string, number>>;
  readonly detail: {
    readonly kind: string;
    readonly reason?: string;
    /** Of rounds. */
    readonly gameId?: string;
    readonly decisions?: readonly string[];
    /** Prize of a wheel spin, in cents. */
    readonly sweeps?: number;
  };
}

/** The ledger row of a commit, which has at most one. */
export function rowOf(changes: readonly Change[]): LedgerRow | undefined {
  return changes.find(({ table }) => table === 'ledger')?.after as LedgerRow | undefined;
}

/** Sum of a row’s postings to an account in a coin. */
export function gainOf({ postings }: LedgerRow, account: string, coin: string): number {
  return postings
    .filter(([name, of]) => name === account && of === coin)
    .reduce((sum, [, , amount]) => sum + amount, 0);
}

/** Coins that a row credits to the player for play. */
export function creditedCoins(row: LedgerRow): { gold: number; sweeps: number } {
  return {
    gold: gainOf(row, 'player:gold', 'gold'),
    sweeps: gainOf(row, 'player:sweeps-unplayed', 'sweeps'),
  };
}

/** The item that a commit wrote to a table. */
export function itemWrittenTo(changes: readonly Change[], table: Change['table']): Item | undefined {
  return changes.find((change) => change.table === table)?.after;
}
