import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { type Click, remembersUntil } from '#domain/affiliates/attribution';
import { dayOf } from '#domain/affiliates/commission';
import { atomicPut, atomicUpdate, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAny, ifIs } from '#lambdas/runtime/aws/conditions';
import { metricsOwner, toClickItem } from './affiliate-items';
import { addTo, createAffiliateReads } from './affiliate-reads';

/** The visitor who clicked: their random number, and a hash of their address, which cannot be traced after two days. */
export interface Clicker {
  readonly visitor: string;
  readonly addressHash: string;
  /** Whether this is their first visit by this link. */
  readonly isNew: boolean;
}

/** The writes that count a click, separated by the meaning of their failure. */
export interface ClickWrites {
  /** Fails if the visitor has clicked this link today. */
  readonly click: AtomicWrite;
  /** Fails if too many clicks came from the address today. */
  readonly address: AtomicWrite;
  readonly others: readonly AtomicWrite[];
}

/** Clicks on links. Everything about a visitor expires by TTL. */
export interface ClickStore {
  /** The salt for the addresses of a day, undefined before its first click. Strongly consistent. */
  saltOf(day: string): Promise<string | undefined>;
  /** Fails if the day has one. */
  addSalt(day: string, salt: string, now: Date): AtomicWrite;
  /** Whether the visitor came by this link before. Strongly consistent. */
  isKnown(visitor: string, link: string, now: Date): Promise<boolean>;
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
    async isKnown(visitor, link, now) {
      const visit = await read(`visitor#${visitor}`, link);
      // TTL deletes up to days late.
      return visit !== undefined && Number(visit['expiresAt']) > secondsOf(now);
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
          ...(isNew ? [visitOf(`visitor#${visitor}`, { id: link, expiresAt, now: secondsOf(at) })] : []),
        ],
      };
    },
  };

  /** Fails while there is a visit that has not expired. */
  function visitOf(
    owner: string,
    { id, expiresAt, now }: { id: string; expiresAt: number; now: number },
  ): AtomicWrite {
    const ifUnknown = ifAny(ifAbsent('id'), ifIs('expiresAt', '<=', now));
    return atomicPut(table, 'visitor', { owner, id, expiresAt }, ifUnknown);
  }

  function clickFrom(owner: string, { id, expiresAt }: { id: string; expiresAt: number }): AtomicWrite {
    return atomicUpdate(
      table,
      'clicks of an address',
      { owner, id },
      {
        set: { expiresAt },
        add: { clicks: 1 },
        when: ifAny(ifAbsent('clicks'), ifIs('clicks', '<', programRules.clicksADay)),
      },
    );
  }
}

function secondsOf(at: Date): number {
  return Math.ceil(at.getTime() / 1_000);
}
