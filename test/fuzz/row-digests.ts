import { createHash } from 'node:crypto';
import type { CasinoClient } from '../api/casino';
import { scan } from '../api/ledger-check';

/** Digests of the rows per player and of the products: equal digests mean that nothing was written. */
export interface RowDigests {
  readonly byPlayer: ReadonlyMap<string, string>;
  readonly products: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Metrics are excluded, because projections follow the ledger with a delay. */
const playersTables = ['wallets', 'ledger', 'players', 'carts', 'reservations', 'orders'] as const;

/** Reads every table once. */
export async function readRowDigests({ dynamoDb, tables }: CasinoClient): Promise<RowDigests> {
  const [products, ...rowsByTable] = await Promise.all(
    (['products', ...playersTables] as const).map((table) => scan<Row>(dynamoDb, tables[table])),
  );
  const byPlayer = new Map<string, unknown[]>();
  for (const [index, rows] of rowsByTable.entries())
    for (const row of rows) {
      const playerRows = byPlayer.get(String(row['player'])) ?? [];
      byPlayer.set(String(row['player']), [...playerRows, [playersTables[index], withoutExport(row)]]);
    }
  return {
    byPlayer: new Map([...byPlayer].map(([player, playerRows]) => [player, digest(playerRows)])),
    products: digest((products ?? []).filter(({ id }) => !String(id).startsWith('#'))),
  };
}

/** Removes the data export, which completes asynchronously and increments the revision. */
function withoutExport({ dataExport: _dataExport, revision: _revision, ...row }: Row): Row {
  return row;
}

function digest(rows: readonly unknown[]): string {
  const texts = rows.map((row) => JSON.stringify(row)).toSorted();
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
