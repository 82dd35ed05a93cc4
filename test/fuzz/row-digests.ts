import { createHash } from 'node:crypto';
import type { Casino } from '../api/casino';

/** Digests of the rows per player and of the products: equal digests mean that nothing was written. */
export interface RowDigests {
  readonly byPlayer: ReadonlyMap<string, string>;
  readonly products: string;
}

/** A stored row with the owner and digest of what is compared. */
interface DigestedRow {
  readonly key: string;
  readonly digest: string;
}

/** Metrics are excluded, because projections follow the ledger with a delay. */
const playersTables = ['wallets', 'ledger', 'players', 'carts', 'orders'] as const;

/** Digests by the stored row: most rows are the same buffer at the next read. */
const digested = new WeakMap<Buffer, DigestedRow>();

/** Reads every table once. */
export async function readRowDigests({ host, tables }: Casino): Promise<RowDigests> {
  const [products = [], ...rowsByTable] = await Promise.all(
    (['products', ...playersTables] as const).map(async (table) =>
      (await host.storedItems(tables[table])).map((stored) =>
        digestRow(stored, table === 'products' ? 'id' : 'player'),
      ),
    ),
  );
  const byPlayer = new Map<string, string[]>();
  for (const [index, rows] of rowsByTable.entries())
    for (const { key, digest } of rows) {
      const playerRows = byPlayer.get(key);
      const row = `${playersTables[index]} ${digest}`;
      if (playerRows) playerRows.push(row);
      else byPlayer.set(key, [row]);
    }
  return {
    byPlayer: new Map([...byPlayer].map(([player, playerRows]) => [player, digest(playerRows.join('\n'))])),
    products: digest(
      products
        .filter(({ key }) => !key.startsWith('#'))
        .map((row) => row.digest)
        .join('\n'),
    ),
  };
}

/** @param keyName  attribute with the key that a row is found by */
function digestRow(stored: Buffer, keyName: string): DigestedRow {
  const known = digested.get(stored);
  if (known) return known;
  // A data export completes asynchronously and increments the revision.
  const { dataExport: _dataExport, revision: _revision, ...row } = JSON.parse(stored.toString()) as StoredRow;
  const digestedRow = { key: row[keyName]?.S ?? '', digest: digest(JSON.stringify(row)) };
  digested.set(stored, digestedRow);
  return digestedRow;
}

type StoredRow = Readonly<Record<string, { readonly S?: string }>>;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
