import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { getAll } from '#lambdas/runtime/aws/get-all';

/** The number of letters recorded, by result. */
export interface MailInCount {
  readonly credited: number;
  readonly refused: number;
}

/** Counts recorded letters by the UTC day on which an admin recorded them. */
export interface MailInCounts {
  /** Counts a letter, in the transaction that records it. */
  add(result: keyof MailInCount, at: Date): AtomicWrite;
  /** The letters recorded on these days, such as `2026-11-21`. Strongly consistent. */
  on(days: readonly string[]): Promise<MailInCount>;
}

interface CountItem extends Partial<MailInCount> {
  readonly player: string;
  readonly id: string;
}

/** No player id contains `#`. */
const owner = '#mail-in';

/** The counts, in the `free-entries` table. */
export function createMailInCounts(client: DynamoDBDocumentClient, table: string): MailInCounts {
  return {
    add(result, at) {
      const key = keyOf(at.toISOString().slice(0, 'yyyy-mm-dd'.length));
      return atomicUpdate(table, `count of ${result} letters`, key, { add: { [result]: 1 } });
    },
    async on(days) {
      const items = await getAll<CountItem>(client, table, days.map(keyOf));
      const sum = (result: keyof MailInCount) =>
        items.reduce((total, item) => total + (item[result] ?? 0), 0);
      return { credited: sum('credited'), refused: sum('refused') };
    },
  };
}

function keyOf(day: string) {
  return { player: owner, id: `recorded-${day}` };
}
