import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { MysteryOdds } from '#domain/rewards/mystery/odds';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { type HashedOdds, withHash } from '#lambdas/runtime/fingerprints/odds';

/** Every version of the published odds of mystery prizes. */
export interface OddsStore {
  /** Returns a version of a product's odds, which never changes. Strongly consistent. */
  find(product: string, version: number): Promise<HashedOdds | undefined>;
  /** Returns the version in force; null before the first. Strongly consistent. */
  latest(product: string): Promise<HashedOdds | null>;
  /** Writes a version that does not exist yet. */
  publish(odds: MysteryOdds): AtomicWrite;
}

/** An item of the `randomPrizes` table. */
interface OddsItem extends Omit<MysteryOdds, 'publishedAt'> {
  readonly subject: string;
  readonly id: string;
  readonly publishedAt: string;
}

export function createOddsStore(client: DynamoDBDocumentClient, table: string): OddsStore {
  return { find, latest, publish };

  async function find(product: string, version: number): Promise<HashedOdds | undefined> {
    const key = { TableName: table, Key: keyOf({ product, version }), ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && fromItem(Item as OddsItem);
  }

  async function latest(product: string): Promise<HashedOdds | null> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#subject = :subject',
        ExpressionAttributeNames: { '#subject': 'subject' },
        ExpressionAttributeValues: { ':subject': subjectOf(product) },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: 1,
      }),
    );
    const [item] = Items as OddsItem[];
    return item ? fromItem(item) : null;
  }

  function publish(odds: MysteryOdds): AtomicWrite {
    return putNew(table, `odds ${odds.version} of ${odds.product}`, {
      ...odds,
      publishedAt: odds.publishedAt.toISOString(),
      ...keyOf(odds),
    });
  }
}

function subjectOf(product: string): string {
  return `odds#${product}`;
}

/** Zero-padded, so that versions sort as strings. */
function keyOf({ product, version }: { product: string; version: number }) {
  return { subject: subjectOf(product), id: String(version).padStart(9, '0') };
}

export function fromItem({ product, version, outcomes, publishedAt }: OddsItem): HashedOdds {
  return withHash({ product, version, outcomes, publishedAt: new Date(publishedAt) });
}
