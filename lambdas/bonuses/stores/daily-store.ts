import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DailyMark, neverYet } from '#domain/coins/once-a-day';
import type { LocalDay } from '#domain/player/local-day';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';

/** What a player can have once a day. */
export type DailyTopic = 'bonus' | 'wheel';

/** The mark of a claim with the id of the transaction that credited it. */
export interface ClaimMark extends DailyMark {
  readonly transaction: string;
}

/** A player's latest mark, or the initial one, which has no transaction. */
export type LatestMark = ClaimMark | (DailyMark & { readonly transaction: null });

/** Marks of the daily bonus and the wheel, each written in the transaction that credits it. */
export interface DailyStore {
  /** The player's mark; the initial one before the first. Strongly consistent. */
  load(player: string, topic: DailyTopic): Promise<LatestMark>;
  /** Writes a mark under an optimistic lock. */
  replace(player: string, topic: DailyTopic, before: DailyMark, after: ClaimMark): AtomicWrite;
}

/** An item of the `dailies` table. Its revision counts its writes, which is how often the player has had the bonus. */
interface DailyItem {
  readonly player: string;
  readonly topic: DailyTopic;
  readonly revision: number;
  readonly day: LocalDay;
  readonly transaction: string;
}

export function createDailyStore(client: DynamoDBDocumentClient, table: string): DailyStore {
  return { load, replace };

  async function load(player: string, topic: DailyTopic): Promise<LatestMark> {
    const item = await getItem<DailyItem>(client, table, { player, topic });
    if (!item) return { ...neverYet, transaction: null };
    const { day, revision, transaction } = item;
    return { day, times: revision, transaction };
  }

  function replace(player: string, topic: DailyTopic, before: DailyMark, after: ClaimMark): AtomicWrite {
    const { day, times, transaction } = after;
    if (day === null) throw new Error('A mark that was never set cannot be written');
    const item: DailyItem = { player, topic, revision: times, day, transaction };
    return atomicPut(table, `daily ${topic} ${before.times}`, item, optimisticLock('revision', before.times));
  }
}
