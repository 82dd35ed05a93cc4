import { marshall } from '@aws-sdk/util-dynamodb';
import dynalite, { type Item, type LevelWrite, type Table } from 'dynalite/db/index.js';

/** Number of writes per LevelDB batch. */
const batchWrites = 10_000;

/**
 * Writes items with their index entries directly into the files of local tables, which no process may have open: a thousand times faster
 * than requests. Streams contain none of these writes.
 *
 * @param folder  folder of the tables, created by a host of this template
 * @param items  new items by table name
 * @returns the number of written items
 */
export async function bulkLoad(
  folder: string,
  items: Iterable<readonly [table: string, item: Record<string, unknown>]>,
): Promise<number> {
  const level = dynalite.create({ path: folder }).db;
  await level.open();
  try {
    const tables = new Map<string, Table>();
    for await (const table of level.values({ gte: 'table~', lt: 'table~\xff' }))
      tables.set((table as Table).TableName, table as Table);
    let writes: LevelWrite[] = [];
    let written = 0;
    for (const [name, item] of items) {
      const table = tables.get(name);
      if (!table) throw new Error(`There is no table ${name} in ${folder}`);
      writes.push(...writesOf(table, item));
      written += 1;
      if (writes.length < batchWrites) continue;
      await level.batch(writes);
      writes = [];
    }
    await level.batch(writes);
    return written;
  } finally {
    await level.close();
  }
}

function writesOf(table: Table, fields: Record<string, unknown>): LevelWrite[] {
  const item = marshall(fields, { removeUndefinedValues: true }) as object as Item;
  const invalid = dynalite.validateItem(item, table);
  if (invalid) throw invalid;
  const indexes = table.GlobalSecondaryIndexes ?? [];
  const entries = dynalite.getIndexActions(indexes, null, item, table).puts;
  return [
    { type: 'put', key: `item-${table.TableName}~${dynalite.createKey(item, table)}`, value: item },
    ...entries.map(({ index, key, item: value }): LevelWrite => ({
      type: 'put',
      key: `index-global~${table.TableName}~${index}~${key}`,
      value,
    })),
  ];
}
