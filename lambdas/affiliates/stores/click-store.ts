import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { type Click, remembersUntil } from '#domain/affiliates/attribution';
import { dayOf } from '#domain/affiliates/commission';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { metricsOwner, toClickItem } from './affiliate-items';
import { addTo, createAffiliateReads } from './affiliate-reads';

/** Who clicked, as far as it is known: a number that they carry, and a hash of where from that tells nothing after two days. */
export interface Clicker {
  readonly visitor: string;
  readonly addressHash: string;
  /** Whether they come by this link for the first time. */
  readonly isNew: boolean;
}

/** The writes by which a click is counted, told apart by what it means when one fails. */
export interface ClickWrites {
  /** Fails where the visitor has clicked this link today. */
  readonly click: AtomicWrite;
  /** Fails where too many clicks came from the address today. */
  readonly address: AtomicWrite;
  readonly others: readonly AtomicWrite[];
}

/** Clicks on links. Whatever tells of a visitor is forgotten by itself. */
export interface ClickStore {
  /** What addresses are hashed with on a day, undefined before the first click of it. Strongly consistent. */
  saltOf(day: string): Promise<string | undefined>;
  /** Fails where the day has one. */
  addSalt(day: string, salt: string, now: Date): AtomicWrite;
  /** Whether a visitor came by this link before. Strongly consistent. */
  isKnown(visitor: string, link: string): Promise<boolean>;
  count(click: Click, clicker: Clicker): ClickWrites;
}

const daySeconds = 86_400;

export function createClickStore(client: DynamoDBDocumentClient, table: string): ClickStore {
  const { read } = createAffiliateReads(client, table);

  return {
    async saltOf(day) {
      return (await read('salts', day))?.['salt'] as string | undefined;
    },
    addSalt: (day, salt, now) =>
      putNew(table, 'salt', { owner: 'salts', id: day, salt, expiresAt: secondsOf(now) + 2 * daySeconds }),
    async isKnown(visitor, link) {
      return (await read(`visitor#${visitor}`, link)) !== undefined;
    },
    count(click, { visitor, addressHash, isNew }) {
      const { affiliate, link, at } = click;
      const day = dayOf(at);
      const expiresAt = secondsOf(remembersUntil(click));
      const numbers = { clicks: 1, visitors: isNew ? 1 : 0 };
      return {
        click: putNew(table, 'click', toClickItem(click, remembersUntil(click))),
        address: clickFrom(`address#${addressHash}`, { id: day, expiresAt: secondsOf(at) + 2 * daySeconds }),
        others: [
          ...addTo(table, 'clicks', { owner: metricsOwner(affiliate), id: `${day}#${link}#--`, numbers }),
          ...(isNew ? [putNew(table, 'visitor', { owner: `visitor#${visitor}`, id: link, expiresAt })] : []),
        ],
      };
    },
  };

  function clickFrom(owner: string, { id, expiresAt }: { id: string; expiresAt: number }): AtomicWrite {
    return atomicWrite('clicks of an address', {
      Update: {
        TableName: table,
        Key: { owner, id },
        UpdateExpression: 'SET #expiresAt = :expiresAt ADD #clicks :one',
        ConditionExpression: 'attribute_not_exists(#clicks) OR #clicks < :most',
        ExpressionAttributeNames: { '#clicks': 'clicks', '#expiresAt': 'expiresAt' },
        ExpressionAttributeValues: { ':one': 1, ':most': programRules.clicksADay, ':expiresAt': expiresAt },
      },
    });
  }
}

function secondsOf(at: Date): number {
  return Math.ceil(at.getTime() / 1_000);
}
