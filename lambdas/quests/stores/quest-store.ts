import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LocalDay } from '#domain/player/local-day';
import { newWeek, type QuestWeek } from '#domain/quests/quest-board';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { fromQuestItem, type QuestItem, toQuestItem, topicOf, topicPrefix } from './quest-item';

/** The key of a player's week. */
export interface WeekKey {
  readonly player: string;
  readonly monday: LocalDay;
}

export interface QuestStore {
  /** A player's week, a new one without progress. Strongly consistent. */
  load(key: WeekKey): Promise<QuestWeek>;
  /**
   * Many weeks, each as `load` returns it.
   *
   * @throws Outage when a busy table left some out
   */
  loadAll(keys: readonly WeekKey[]): Promise<QuestWeek[]>;
  /** The player's weeks with progress up to a Monday, newest first. Strongly consistent. */
  weeksUpTo(key: WeekKey, limit: number): Promise<QuestWeek[]>;
  /** Writes a week under an optimistic lock. @returns false on a conflict */
  save(before: QuestWeek, after: QuestWeek, at: Date): Promise<boolean>;
  /** The same write as part of a transaction. */
  replace(before: QuestWeek, after: QuestWeek, at: Date): AtomicWrite;
}

/** The store of quest progress: items of the table `dailies`, one per week. */
export function createQuestStore(client: DynamoDBDocumentClient, table: string): QuestStore {
  return { load, loadAll, weeksUpTo, save, replace };

  async function load(key: WeekKey): Promise<QuestWeek> {
    const item = await getItem<QuestItem>(client, table, itemKey(key));
    return item ? fromQuestItem(item) : newWeek(key.player, key.monday);
  }

  async function loadAll(keys: readonly WeekKey[]): Promise<QuestWeek[]> {
    const items = await getAll<QuestItem>(client, table, keys.map(itemKey));
    const found = new Map(items.map(fromQuestItem).map((week) => [`${week.player}#${week.monday}`, week]));
    return keys.map((key) => found.get(`${key.player}#${key.monday}`) ?? newWeek(key.player, key.monday));
  }

  async function weeksUpTo({ player, monday }: WeekKey, limit: number): Promise<QuestWeek[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        ...queryOf({ is: { player }, between: { topic: [topicPrefix, topicOf(monday)] } }),
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return (Items as QuestItem[]).map(fromQuestItem);
  }

  function save(before: QuestWeek, after: QuestWeek, at: Date): Promise<boolean> {
    return putIf(client, table, itemAfter(before, after, at), optimisticLock('revision', before.revision));
  }

  function replace(before: QuestWeek, after: QuestWeek, at: Date): AtomicWrite {
    const when = optimisticLock('revision', before.revision);
    return atomicPut(table, `quests ${after.monday}`, itemAfter(before, after, at), when);
  }
}

function itemAfter(before: QuestWeek, after: QuestWeek, at: Date): QuestItem {
  return toQuestItem({ ...after, revision: before.revision + 1 }, at);
}

function itemKey({ player, monday }: WeekKey) {
  return { player, topic: topicOf(monday) };
}
