import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type DailyMark, neverYet } from '#domain/coins/once-a-day';
import type { LocalDay } from '#domain/player/local-day';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';

/** What a player can have once a day. */
export type DailyTopic = 'bonus' | 'wheel';

/** Marks of the daily bonus and the wheel, each written in the transaction that credits it. */
export interface DailyStore {
  /** The player's mark; the initial one before the first. Strongly consistent. */
  load(player: string, topic: DailyTopic): Promise<DailyMark>;
  /** Writes a mark under an optimistic lock. */
  replace(player: string, topic: DailyTopic, before: DailyMark, after: DailyMark): AtomicWrite;
}

/** An item of the `dailies` table. Its revision counts its writes, which is how often the player has had the bonus. */
interface DailyItem {
  readonly player: string;
  readonly topic: DailyTopic;
  readonly revision: number;
  readonly day: LocalDay;
}

export function createDailyStore(client: DynamoDBDocumentClient, table: string): DailyStore {
  return { load, replace };

  async function load(player: string, topic: DailyTopic): Promise<DailyMark> {
    const key = { TableName: table, Key: { player, topic }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    if (!Item) return neverYet;
    const { day, revision } = Item as DailyItem;
    return { day, times: revision };
  }

  function replace(player: string, topic: DailyTopic, before: DailyMark, after: DailyMark): AtomicWrite {
    if (after.day === null) throw new Error('A mark that was never set cannot be written');
    const item: DailyItem = { player, topic, revision: after.times, day: after.day };
    return atomicWrite(`daily ${topic} ${before.times}`, {
      Put: { TableName: table, Item: item, ...optimisticLock('revision', before.times) },
    });
  }
}
