import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MysteryOdds } from '#domain/rewards/mystery/odds';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { type HashedOdds, withHash } from '#lambdas/runtime/fingerprints/odds';

/** A version of odds with the admin who published it; null if that was not recorded. */
export interface OddsRecord {
  readonly odds: HashedOdds;
  readonly publishedBy: string | null;
}

/** Every version of the published odds of mystery prizes. */
export interface OddsStore {
  /** Returns a version of a product's odds, which never changes. Strongly consistent. */
  find(product: string, version: number): Promise<HashedOdds | undefined>;
  /** Returns the version in force; null before the first. Strongly consistent. */
  latest(product: string): Promise<HashedOdds | null>;
  /** Returns the newest versions, newest first. Strongly consistent. */
  newest(product: string, limit: number): Promise<OddsRecord[]>;
  /** Writes a version that does not exist yet, with the admin who publishes it. */
  publish(odds: MysteryOdds, by: string): AtomicWrite;
}

/** An item of the `randomPrizes` table. */
interface OddsItem extends Omit<MysteryOdds, 'publishedAt'> {
  readonly subject: string;
  readonly id: string;
  readonly publishedAt: string;
  /** Absent from the oldest versions. */
  readonly publishedBy?: string;
}

export function createOddsStore(client: DynamoDBDocumentClient, table: string): OddsStore {
  return { find, latest, newest, publish };

  async function find(product: string, version: number): Promise<HashedOdds | undefined> {
    const item = await getItem<OddsItem>(client, table, keyOf({ product, version }));
    return item && fromItem(item);
  }

  async function latest(product: string): Promise<HashedOdds | null> {
    const [item] = await newestItems(product, 1);
    return item ? fromItem(item) : null;
  }

  async function newest(product: string, limit: number): Promise<OddsRecord[]> {
    const items = await newestItems(product, limit);
    return items.map((item) => ({ odds: fromItem(item), publishedBy: item.publishedBy ?? null }));
  }

  async function newestItems(product: string, limit: number): Promise<OddsItem[]> {
    const { items } = await pageOf<OddsItem>(client, {
      table,
      partitionKey: ['subject', subjectOf(product)],
      sortKey: 'id',
      direction: 'down',
      limit,
    });
    return items;
  }

  function publish(odds: MysteryOdds, by: string): AtomicWrite {
    return putNew(table, `odds ${odds.version} of ${odds.product}`, {
      ...odds,
      publishedBy: by,
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
