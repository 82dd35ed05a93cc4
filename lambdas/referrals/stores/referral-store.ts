import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Referral } from '#domain/referrals/referral';
import type { ReferralCode } from '#domain/referrals/referral-code';
import type { LocalMonth, MonthCount } from '#domain/referrals/referral-rules';
import { atomicPut, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifEqual, optimisticLock } from '#lambdas/runtime/aws/conditions';
import { duePages } from '#lambdas/runtime/aws/due-pages';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { fromReferralItem, referralId, type ReferralItem, toReferralItem } from './referral-item';

/** A page of a referrer's invitees, newest first. */
export interface ReferralPage {
  readonly referrals: Referral[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

export interface ReferralStore {
  /** The player's code, undefined before it was assigned. Strongly consistent. */
  codeOf(player: string): Promise<ReferralCode | undefined>;
  /** The player who holds a code. Strongly consistent. */
  holderOf(code: ReferralCode): Promise<string | undefined>;
  /** Assigns a code to a player for good; fails if the player has one or the code is taken. */
  giveCode(player: string, code: ReferralCode): readonly AtomicWrite[];
  /** An invitee's referral. Strongly consistent. */
  find(invitee: string): Promise<Referral | undefined>;
  /** A page of a player's invitees. Eventually consistent. */
  ofReferrer(referrer: string, query: { limit: number; before?: string | undefined }): Promise<ReferralPage>;
  /** Invitees whose check is due, longest wait first, in pages. */
  due(now: Date): AsyncIterable<readonly string[]>;
  /** Writes a new referral; fails if the invitee has one. */
  add(referral: Referral): AtomicWrite;
  /** Writes a referral under an optimistic lock. */
  replace(before: Referral, after: Referral): AtomicWrite;
  /** The number of a referrer's rewards in a month. Strongly consistent. */
  month(referrer: string, month: LocalMonth): Promise<MonthCount>;
  /** Adds one to a month's count under an optimistic lock. */
  countOne(before: MonthCount): AtomicWrite;
}

const codeId = 'code';
const holderId = 'holder';

/**
 * The store of referrals: codes and their holders; one item per invitee, listed by `by-referrer` and, while a check is scheduled, by
 * `by-next-check`; and each referrer's count of rewards by month.
 */
export function createReferralStore(client: DynamoDBDocumentClient, table: string): ReferralStore {
  return { codeOf, holderOf, giveCode, find, ofReferrer, due, add, replace, month, countOne };

  async function codeOf(player: string): Promise<ReferralCode | undefined> {
    return (await read(player, codeId))?.['code'] as ReferralCode | undefined;
  }

  async function holderOf(code: ReferralCode): Promise<string | undefined> {
    return (await read(ownerOfCode(code), holderId))?.['holder'] as string | undefined;
  }

  function giveCode(player: string, code: ReferralCode): readonly AtomicWrite[] {
    return [
      putNew(table, 'referral code of a player', { player, id: codeId, code }),
      putNew(table, 'player of a referral code', { player: ownerOfCode(code), id: holderId, holder: player }),
    ];
  }

  async function find(invitee: string): Promise<Referral | undefined> {
    const found = await read<ReferralItem>(invitee, referralId);
    return found && fromReferralItem(found);
  }

  async function ofReferrer(
    referrer: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<ReferralPage> {
    const { items, next } = await pageOf<ReferralItem>(client, {
      table,
      index: 'by-referrer',
      partitionKey: ['referrer', referrer],
      sortKey: 'place',
      direction: 'down',
      from: before,
      limit,
    });
    return { referrals: items.map(fromReferralItem), next };
  }

  async function* due(now: Date): AsyncGenerator<readonly string[]> {
    const pages = duePages<ReferralItem>(client, {
      table,
      index: 'by-next-check',
      mark: ['open', 'open'],
      time: ['nextCheckAt', now.getTime()],
    });
    for await (const items of pages) yield items.map(({ player }) => player);
  }

  function add(referral: Referral): AtomicWrite {
    return putNew(table, 'referral', { id: referralId, ...toReferralItem(referral) });
  }

  function replace(before: Referral, after: Referral): AtomicWrite {
    const item = { id: referralId, ...toReferralItem(after) };
    return atomicPut(table, `referral ${before.revision}`, item, ifEqual('revision', before.revision));
  }

  async function month(referrer: string, of: LocalMonth): Promise<MonthCount> {
    const found = await read(referrer, monthId(of));
    return { referrer, month: of, settled: (found?.['settled'] as number | undefined) ?? 0 };
  }

  function countOne({ referrer, month: of, settled }: MonthCount): AtomicWrite {
    const item = { player: referrer, id: monthId(of), settled: settled + 1 };
    return atomicPut(table, `referrals of ${of}`, item, optimisticLock('settled', settled));
  }

  /** The key determines the type of its item. */
  function read<Item = Record<string, unknown>>(player: string, id: string): Promise<Item | undefined> {
    return getItem<Item>(client, table, { player, id });
  }
}

/** No player id contains `#`. */
function ownerOfCode(code: ReferralCode): string {
  return `code#${code}`;
}

function monthId(month: LocalMonth): string {
  return `month#${month}`;
}
