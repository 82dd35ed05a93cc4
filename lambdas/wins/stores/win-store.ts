import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { listedSince, listedUntil } from '#domain/games/notable-win';
import type { Coin } from '#domain/money/coin';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { latestWinsPartition } from '../../../lib/table-partitions';

/** A notable win of a real round. Its player is named by id only; readers look up the name. */
export interface Win {
  readonly player: string;
  /** Number of the round's transaction. */
  readonly sequence: number;
  readonly at: Date;
  readonly gameId: string;
  readonly coin: Coin;
  /** Stake and payout in the coin's smallest unit. */
  readonly stake: number;
  readonly payout: number;
}

export interface WinStore {
  /** Stores a win until it expires. Storing it again changes nothing. */
  put(win: Win): Promise<void>;
  /**
   * The newest wins, newest first. Eventually consistent.
   *
   * @param after  the last win of the previous page
   */
  latest(limit: number, now: Date, after?: Win): Promise<readonly Win[]>;
}

interface WinItem extends Omit<Win, 'at'> {
  readonly subject: typeof latestWinsPartition;
  /** Time and transaction: unique, in the order of time. */
  readonly metric: string;
  readonly at: string;
  /** Seconds since 1970, as TTL requires. */
  readonly expiresAt: number;
}

export function createWinStore(client: DynamoDBDocumentClient, table: string): WinStore {
  return {
    async put(win) {
      await client.send(new PutCommand({ TableName: table, Item: { ...toItem(win) } }));
    },

    async latest(limit, now, after) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          // TTL deletes up to days late.
          ...queryOf({
            is: { subject: latestWinsPartition },
            beyond: { metric: ['>', listedSince(now).toISOString()] },
          }),
          ScanIndexForward: false,
          Limit: limit,
          ...(after && { ExclusiveStartKey: { subject: latestWinsPartition, metric: metricOf(after) } }),
        }),
      );
      return Items.map((item) => fromItem(item as WinItem));
    },
  };
}

function toItem(win: Win): WinItem {
  const { at } = win;
  return {
    ...win,
    subject: latestWinsPartition,
    metric: metricOf(win),
    at: at.toISOString(),
    expiresAt: Math.ceil(listedUntil(at).getTime() / 1_000),
  };
}

function metricOf({ at, player, sequence }: Win): string {
  return `${at.toISOString()}#${player}#${sequence}`;
}

function fromItem({ player, sequence, at, gameId, coin, stake, payout }: WinItem): Win {
  return { player, sequence, at: new Date(at), gameId, coin, stake, payout };
}
