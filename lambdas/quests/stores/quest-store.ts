import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { LocalDay } from '#domain/player/local-day';
import { newWeek, type QuestWeek } from '#domain/quests/quest-board';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { Outage } from '#lambdas/runtime/outage';
import { fromQuestItem, type QuestItem, toQuestItem, topicOf, topicPrefix } from './quest-item';

/** Names a week of a player. */
export interface WeekKey {
  readonly player: string;
  readonly monday: LocalDay;
}

export interface QuestStore {
  /** A week of a player's, an untouched one if nothing was counted in it yet. Strongly consistent. */
  load(key: WeekKey): Promise<QuestWeek>;
  /**
   * Many weeks, each as `load` gives it.
   *
   * @throws Outage when a busy table left some out
   */
  loadAll(keys: readonly WeekKey[]): Promise<QuestWeek[]>;
  /** The weeks of a player in which anything was counted, newest first, from one Monday back. Strongly consistent. */
  weeksUpTo(key: WeekKey, limit: number): Promise<QuestWeek[]>;
  /** Writes a week while it is still the one that was read. @returns false when it is not */
  save(before: QuestWeek, after: QuestWeek, at: Date): Promise<boolean>;
  /** The same as a part of something bigger. */
  replace(before: QuestWeek, after: QuestWeek, at: Date): AtomicWrite;
}

/** BatchGetItem takes so many keys. */
const mostKeys = 100;

/** The store of what players have done in their quests: items of the table `dailies`, one a week. */
export function createQuestStore(client: DynamoDBDocumentClient, table: string): QuestStore {
  return { load, loadAll, weeksUpTo, save, replace };

  async function load(key: WeekKey): Promise<QuestWeek> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: itemKey(key), ConsistentRead: true }),
    );
    return Item ? fromQuestItem(Item as QuestItem) : newWeek(key.player, key.monday);
  }

  async function loadAll(keys: readonly WeekKey[]): Promise<QuestWeek[]> {
    const pages = Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_each, page) =>
      keys.slice(page * mostKeys, (page + 1) * mostKeys),
    );
    return (await Promise.all(pages.map(loadTogether))).flat();
  }

  async function loadTogether(keys: readonly WeekKey[]): Promise<QuestWeek[]> {
    const RequestItems = { [table]: { Keys: keys.map(itemKey), ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
    if (UnprocessedKeys?.[table]) throw new Outage('The table of quests is busy');
    const items = ((Responses?.[table] ?? []) as QuestItem[]).map(fromQuestItem);
    const found = new Map(items.map((week) => [`${week.player}#${week.monday}`, week]));
    return keys.map((key) => found.get(`${key.player}#${key.monday}`) ?? newWeek(key.player, key.monday));
  }

  async function weeksUpTo({ player, monday }: WeekKey, limit: number): Promise<QuestWeek[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#player = :player AND #topic BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#player': 'player', '#topic': 'topic' },
        ExpressionAttributeValues: { ':player': player, ':first': topicPrefix, ':last': topicOf(monday) },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return (Items as QuestItem[]).map(fromQuestItem);
  }

  async function save(before: QuestWeek, after: QuestWeek, at: Date): Promise<boolean> {
    try {
      await client.send(new PutCommand(putWhile(before, after, at)));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  function replace(before: QuestWeek, after: QuestWeek, at: Date): AtomicWrite {
    return atomicWrite(`quests ${after.monday}`, { Put: putWhile(before, after, at) });
  }

  function putWhile(before: QuestWeek, after: QuestWeek, at: Date) {
    const isFirst = before.revision === 0;
    return {
      TableName: table,
      Item: { ...toQuestItem({ ...after, revision: before.revision + 1 }, at) },
      ConditionExpression: isFirst ? 'attribute_not_exists(#revision)' : '#revision = :revision',
      ExpressionAttributeNames: { '#revision': 'revision' },
      ...(!isFirst && { ExpressionAttributeValues: { ':revision': before.revision } }),
    };
  }
}

function itemKey({ player, monday }: WeekKey) {
  return { player, topic: topicOf(monday) };
}
