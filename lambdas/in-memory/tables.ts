import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type CommitTogether, createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { type AnswerFaults, type Change, type Command, createDatabase } from './database';
import type { Item } from './item';
import { type TableName, tableSchemas } from './schema';

/** Empty tables in this process, on which the product's own stores run. */
export interface InMemoryTables {
  /** The client of every store. */
  readonly client: DynamoDBDocumentClient;
  readonly commitTogether: CommitTogether;
  /** Executes a command at once. @throws the SDK's exceptions */
  execute(command: Command): object;
  get(table: TableName, key: Item): Item | undefined;
  /** Items of a table, in the order of their first write. */
  items(table: TableName): Item[];
  /** Writes an item without a condition. */
  put(table: TableName, item: Item): void;
  remove(table: TableName, key: Item): void;
  /** Calls a listener with each item that is written to a table, in the order of the commits. */
  onWrite<Stored>(table: TableName, listen: (item: Stored) => void): void;
}

/**
 * @param before  work that a command of the client waits for; undefined when it waits for none
 * @param faults  what the next answer to the client lacks
 */
export function openInMemoryTables(
  before: (command: Command) => Promise<unknown> | undefined = () => undefined,
  faults: () => AnswerFaults = () => ({}),
): InMemoryTables {
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  const database = createDatabase(tableSchemas, (changes) => {
    for (const listen of listeners) listen(changes);
  });
  // Paginators of the SDK insist on an instance.
  const client = Object.create(DynamoDBDocumentClient.prototype, {
    send: { value: send },
  }) as DynamoDBDocumentClient;
  return {
    client,
    commitTogether: createCommitTogether(client),
    execute: (command) => database.execute(command),
    get: (table, key) => database.tables[table].get(database.tables[table].keyText(key)),
    items: (table) => [...database.tables[table].items()],
    put: (TableName, Item) => void database.execute(new PutCommand({ TableName, Item })),
    remove: (TableName, Key) => void database.execute(new DeleteCommand({ TableName, Key })),
    onWrite: <Stored>(table: TableName, listen: (item: Stored) => void) =>
      void listeners.push((changes) => {
        for (const change of changes)
          if (change.table === table && change.after) listen(change.after as Stored);
      }),
  };

  async function send(command: Command): Promise<object> {
    const waiting = before(command);
    if (waiting) await waiting;
    return database.execute(command, faults());
  }
}
