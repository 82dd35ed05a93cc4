import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Change, type Command, createDatabase } from '#lambdas/in-memory-tables/database';
import type { Item } from '#lambdas/in-memory-tables/item';
import { type TableName, tableSchemas } from '#lambdas/in-memory-tables/schema';
import {
  type AtomicWrite,
  type CommitTogether,
  createCommitTogether,
  requestOf,
} from '#lambdas/runtime/aws/atomic-write';

/** Concurrent work of another request. */
export type Interfere = () => Promise<unknown> | unknown;

/** Empty tables on which unit tests run the product's own stores, with what a test plants, inspects and interrupts. */
export interface FakeTables {
  /** The client of every store of a test. */
  readonly client: DynamoDBDocumentClient;
  readonly commitTogether: CommitTogether;
  /** Commits writes of stores at once, to set up a test. @throws the SDK's exceptions */
  commitNow(writes: readonly AtomicWrite[]): void;
  get(table: TableName, key: Item): Item | undefined;
  /** Items of a table, in the order of their first write. */
  items(table: TableName): Item[];
  /** Writes an item without a condition. */
  put(table: TableName, item: Item): void;
  remove(table: TableName, key: Item): void;
  /** Calls a listener with each item that is written to a table, in the order of the commits. */
  onWrite<Stored>(table: TableName, listen: (item: Stored) => void): void;
  /** Runs once before the next transaction that touches these tables checks its conditions, like a concurrent request. */
  beforeNextTransaction(touches: (tables: readonly string[]) => boolean, interfere: Interfere): void;
}

export function createFakeTables(): FakeTables {
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  const database = createDatabase(tableSchemas, (changes) => {
    for (const listen of listeners) listen(changes);
  });
  let interference: { touches: (tables: readonly string[]) => boolean; interfere: Interfere } | undefined;
  // Paginators of the SDK insist on an instance.
  const client = Object.create(DynamoDBDocumentClient.prototype, {
    send: { value: send },
  }) as DynamoDBDocumentClient;
  return {
    client,
    commitTogether: createCommitTogether(client),
    commitNow: (writes) =>
      void database.execute(new TransactWriteCommand({ TransactItems: writes.map(requestOf) })),
    get: (table, key) => database.tables[table].get(database.tables[table].keyText(key)),
    items: (table) => [...database.tables[table].items()],
    put: (TableName, Item) => void database.execute(new PutCommand({ TableName, Item })),
    remove: (TableName, Key) => void database.execute(new DeleteCommand({ TableName, Key })),
    onWrite: <Stored>(table: TableName, listen: (item: Stored) => void) =>
      void listeners.push((changes) => {
        for (const change of changes)
          if (change.table === table && change.after) listen(change.after as Stored);
      }),
    beforeNextTransaction: (touches, interfere) => void (interference = { touches, interfere }),
  };

  async function send(command: Command): Promise<object> {
    if (command instanceof TransactWriteCommand && interference?.touches(tablesOf(command))) {
      const { interfere } = interference;
      interference = undefined;
      await interfere();
    }
    return database.execute(command);
  }
}

function tablesOf({ input }: TransactWriteCommand): string[] {
  return (input.TransactItems ?? []).flatMap((action) =>
    Object.values(action).flatMap((write) => (write as { TableName?: string }).TableName ?? []),
  );
}
