import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type FirstPurchase, noPurchaseYet } from '#domain/coins/first-purchase';
import { isOpen, type Purchase, type PurchaseStep, stateOf } from '#domain/coins/purchase';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { afterAllDays, newestOfPlayer } from '#lambdas/runtime/aws/newest-of-player';

/** One page of a player's purchases, newest first. */
export interface PurchasePage {
  readonly purchases: Purchase[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

/** Names a purchase from outside of its player's requests. */
export interface PurchaseName {
  readonly player: string;
  readonly id: string;
}

/**
 * Purchases, and what is remembered of each player's first. Whatever changes one is written while it is still the one that was read,
 * so of a webhook, its twin and a reconciliation one comes through.
 */
export interface PurchaseStore {
  /** The player's own purchase with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Purchase | undefined>;
  /** A page of the player's purchases. Strongly consistent; it may be short, `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<PurchasePage>;
  /** Those that were begun before an instant and are not paid or ended, the oldest first, in pages. */
  openSince(before: Date): AsyncIterable<readonly PurchaseName[]>;
  /** What is remembered of a player's first purchase. Strongly consistent. */
  first(player: string): Promise<FirstPurchase>;
  /** Writes a new purchase; one is never begun over another. */
  begin(purchase: Purchase): AtomicWrite;
  /** Writes what a purchase has become, while it is still the one that was read. */
  replace(before: Purchase, after: Purchase): AtomicWrite;
  replaceFirst(before: FirstPurchase, after: FirstPurchase): AtomicWrite;
  /**
   * Writes what a purchase has become without anything beside it.
   *
   * @returns whether it was still the one that was read
   */
  save(before: Purchase, after: Purchase): Promise<boolean>;
}

/** An item of the `purchases` table. Instants are ISO texts, but for the one that the index sorts by. */
interface PurchaseItem extends Omit<Purchase, 'createdAt' | 'expiresAt' | 'timeline'> {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: string;
  /** The last step's, by which purchases can be found. */
  readonly state: PurchaseStep['state'];
  readonly timeline: readonly (Omit<PurchaseStep, 'at'> & { readonly at: string })[];
  /** There only while somebody may still pay, so that the index `by-state` holds nothing else. */
  readonly open?: typeof openMark;
}

const openMark = 'open';
/** Where a player's first purchase is remembered. Ids of purchases begin with a digit: they all lie before it. */
const firstId = 'first';
const mostPerPage = 100;

export function createPurchaseStore(client: DynamoDBDocumentClient, table: string): PurchaseStore {
  return { find, page, openSince, first, begin, replace, replaceFirst, save };

  async function find(player: string, id: string): Promise<Purchase | undefined> {
    // What else the table holds of a player is no purchase, whoever asks for it.
    if (id >= afterAllDays) return undefined;
    const key = { TableName: table, Key: { player, id }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as PurchaseItem);
  }

  async function page(
    player: string,
    query: { limit: number; before?: string | undefined },
  ): Promise<PurchasePage> {
    const { items, next } = await newestOfPlayer<PurchaseItem>(client, table, { player, ...query });
    return { purchases: items.map(fromItem), next };
  }

  async function* openSince(before: Date): AsyncGenerator<readonly PurchaseName[]> {
    let after: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-state',
          KeyConditionExpression: '#open = :open AND #createdAt <= :before',
          ExpressionAttributeNames: { '#open': 'open', '#createdAt': 'createdAt' },
          ExpressionAttributeValues: { ':open': openMark, ':before': before.getTime() },
          Limit: mostPerPage,
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      yield (Items as PurchaseItem[]).map(({ player, id }) => ({ player, id }));
      after = LastEvaluatedKey;
    } while (after);
  }

  async function first(player: string): Promise<FirstPurchase> {
    const key = { TableName: table, Key: { player, id: firstId }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    if (!Item) return noPurchaseYet(player);
    const { offer, paid, revision } = Item as FirstPurchase;
    return { player, offer, paid, revision };
  }

  function begin(purchase: Purchase): AtomicWrite {
    return atomicWrite(`purchase ${purchase.id}`, { Put: putWhile(0, toItem(purchase)) });
  }

  function replace(before: Purchase, after: Purchase): AtomicWrite {
    return atomicWrite(`purchase ${after.id}`, { Put: putWhile(before.revision, toItem(after)) });
  }

  function replaceFirst(before: FirstPurchase, after: FirstPurchase): AtomicWrite {
    return atomicWrite('first purchase', { Put: putWhile(before.revision, { ...after, id: firstId }) });
  }

  async function save(before: Purchase, after: Purchase): Promise<boolean> {
    try {
      await client.send(new PutCommand(putWhile(before.revision, toItem(after))));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    }
  }

  /** Puts an item while its revision is still the one that was read, 0 for none. */
  function putWhile(revision: number, item: Record<string, unknown>) {
    return {
      TableName: table,
      Item: item,
      ...(revision === 0
        ? {
            ConditionExpression: 'attribute_not_exists(#revision)',
            ExpressionAttributeNames: { '#revision': 'revision' },
          }
        : {
            ConditionExpression: '#revision = :revision',
            ExpressionAttributeNames: { '#revision': 'revision' },
            ExpressionAttributeValues: { ':revision': revision },
          }),
    };
  }
}

function toItem(purchase: Purchase): Record<string, unknown> {
  const { createdAt, expiresAt, timeline, ...rest } = purchase;
  return {
    ...rest,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(purchase),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(isOpen(purchase) && { open: openMark }),
  };
}

function fromItem({
  open: _mark,
  state: _state,
  createdAt,
  expiresAt,
  timeline,
  ...rest
}: PurchaseItem): Purchase {
  return {
    ...rest,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
  };
}
