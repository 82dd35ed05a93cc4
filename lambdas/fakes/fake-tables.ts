import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Command } from '#lambdas/in-memory/database';
import { type InMemoryTables, openInMemoryTables } from '#lambdas/in-memory/tables';
import { type AtomicWrite, requestOf } from '#lambdas/runtime/aws/atomic-write';

/** Concurrent work of another request. */
export type Interfere = () => Promise<unknown> | unknown;

/** Empty tables on which unit tests run the product's own stores, with what a test plants, inspects and interrupts. */
export interface FakeTables extends InMemoryTables {
  /** Commits writes of stores at once, to set up a test. @throws the SDK's exceptions */
  commitNow(writes: readonly AtomicWrite[]): void;
  /** Runs once before the next transaction that touches these tables checks its conditions, like a concurrent request. */
  beforeNextTransaction(touches: (tables: readonly string[]) => boolean, interfere: Interfere): void;
  /** Ends every page that a store reads after this many items, as DynamoDB ends one after 1 MB. */
  limitPages(mostItems: number): void;
}

export function createFakeTables(): FakeTables {
  let interference: { touches: (tables: readonly string[]) => boolean; interfere: Interfere } | undefined;
  let mostItems: number | undefined;
  const waitFor = (command: Command) => {
    if (!(command instanceof TransactWriteCommand) || !interference?.touches(tablesOf(command)))
      return undefined;
    const { interfere } = interference;
    interference = undefined;
    return (async () => interfere())();
  };
  const tables = openInMemoryTables(waitFor, () => ({ mostItems }));
  return {
    ...tables,
    commitNow: (writes) =>
      void tables.execute(new TransactWriteCommand({ TransactItems: writes.map(requestOf) })),
    beforeNextTransaction: (touches, interfere) => void (interference = { touches, interfere }),
    limitPages: (most) => void (mostItems = most),
  };
}

function tablesOf({ input }: TransactWriteCommand): string[] {
  return (input.TransactItems ?? []).flatMap((action) =>
    Object.values(action).flatMap((write) => (write as { TableName?: string }).TableName ?? []),
  );
}
