import type { Change } from '../table/database';
import type { Item } from '../table/item';

/** A row of the ledger, as far as more than one invariant looks at it. */
export interface LedgerRow {
  readonly player: string;
  readonly entry: string;
  readonly sequence: number;
  /** ISO text. */
  readonly at: string;
  readonly postings: readonly (readonly [account: string, coin: string, amount: number])[];
  readonly balances: Readonly<Record<string, number>>;
  readonly detail: { readonly kind: string; readonly reason?: string };
}

/** The row of the ledger that a commit wrote, if it did: none writes two. */
export function rowOf(changes: readonly Change[]): LedgerRow | undefined {
  return changes.find(({ table }) => table === 'ledger')?.after as LedgerRow | undefined;
}

/** What a row adds to an account of a coin. */
export function gainOf({ postings }: LedgerRow, account: string, coin: string): number {
  return postings
    .filter(([name, of]) => name === account && of === coin)
    .reduce((sum, [, , amount]) => sum + amount, 0);
}

/** What a row gives its player to play with. */
export function givenBy(row: LedgerRow): { gold: number; sweeps: number } {
  return {
    gold: gainOf(row, 'player:gold', 'gold'),
    sweeps: gainOf(row, 'player:sweeps-unplayed', 'sweeps'),
  };
}

/** The item of a table that a commit wrote, as it is now. */
export function writtenIn(changes: readonly Change[], table: Change['table']): Item | undefined {
  return changes.find((change) => change.table === table)?.after;
}
