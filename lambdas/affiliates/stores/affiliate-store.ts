import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AffiliateCode } from '#domain/affiliates/affiliate-code';
import type { MatchVerdict } from '#domain/affiliates/match';
import { noPayoutDetails, type PayoutDetails } from '#domain/affiliates/payout-details';
import type { Affiliate, AffiliateState } from '#domain/affiliates/program';
import type { SettledMonth, Statement } from '#domain/affiliates/settlement';
import { atomicPut, type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifEqual, optimisticLock } from '#lambdas/runtime/aws/conditions';
import type { Page } from '#lambdas/runtime/aws/page-of';
import {
  type AffiliateLink,
  fromAffiliateItem,
  fromLinkItem,
  fromPayoutItem,
  fromStatementItem,
  fromVerdictItem,
  linkId,
  ownerOfLink,
  payoutId,
  programId,
  statementId,
  toAffiliateItem,
  toLinkItem,
  toPayoutItem,
  toStatementItem,
  toVerdictItem,
  verdictId,
  placeInState,
} from './affiliate-items';
import { createAffiliateReads, putRevised, type PartitionQuery } from './affiliate-reads';

export interface AffiliateStore {
  /** A player's place in the program. Strongly consistent. */
  find(player: string): Promise<Affiliate | undefined>;
  /** Creates a place, or replaces it under an optimistic lock. */
  save(before: Affiliate | undefined, after: Affiliate): AtomicWrite;
  /** Strongly consistent; empty before the affiliate enters any. */
  payoutDetailsOf(affiliate: string): Promise<PayoutDetails>;
  /** Writes payout details under an optimistic lock. */
  savePayoutDetails(before: PayoutDetails, after: PayoutDetails): AtomicWrite;
  /** Writes nothing; fails if the payout details changed since they were read. */
  payoutDetailsUnchanged(details: PayoutDetails): AtomicWrite;
  /** The verdicts on an affiliate's matches, by player. Strongly consistent. */
  verdictsOf(affiliate: string): Promise<MatchVerdict[]>;
  /** Strongly consistent. */
  verdictOn(affiliate: string, player: string): Promise<MatchVerdict | undefined>;
  /** Writes an admin's verdict on a match, in place of the one that was read; fails if there is another since. */
  judge(before: MatchVerdict | null, after: MatchVerdict): AtomicWrite;
  /** The affiliates in a state, longest wait first. */
  inState(state: AffiliateState, query: PartitionQuery): Promise<Page<Affiliate>>;
  /** The cursor after an affiliate in its state. */
  placeOf(affiliate: Pick<Affiliate, 'player' | 'requestedAt'>): string;
  /** An affiliate's links, by code. Strongly consistent. */
  linksOf(affiliate: string): Promise<AffiliateLink[]>;
  /** Strongly consistent. */
  findLink(code: AffiliateCode): Promise<AffiliateLink | undefined>;
  /** Assigns a code to an affiliate for good; fails if the code is taken. */
  addLink(link: AffiliateLink): readonly AtomicWrite[];
  replaceLink(before: AffiliateLink, after: AffiliateLink): AtomicWrite;
  /** An affiliate's statements, oldest month first. Strongly consistent. */
  statementsOf(affiliate: string): Promise<Statement[]>;
  /** The statements of a month. */
  statementsIn(month: SettledMonth, query: PartitionQuery): Promise<Page<Statement>>;
  /** Fails if there is a statement of the month. */
  unsettled(affiliate: string, month: SettledMonth): AtomicWrite;
  /** Writes a statement; fails if it exists. */
  addStatement(statement: Statement): AtomicWrite;
  /** Records the payment of a statement; fails if there is one. */
  payStatement(paid: Statement): AtomicWrite;
}

/** The store of affiliates, in the `affiliates` table. */
export function createAffiliateStore(client: DynamoDBDocumentClient, table: string): AffiliateStore {
  const { read, readAll, readPartition } = createAffiliateReads(client, table);

  return {
    async find(player) {
      const item = await read(player, programId);
      return item && fromAffiliateItem(item);
    },
    save(before, after) {
      const subject = `affiliate ${after.revision}`;
      const item = toAffiliateItem(after);
      return before
        ? putRevised(table, subject, { item, revision: before.revision })
        : putNew(table, subject, item);
    },
    async payoutDetailsOf(affiliate) {
      const item = await read(affiliate, payoutId);
      return item ? fromPayoutItem(item) : noPayoutDetails(affiliate);
    },
    savePayoutDetails(before, after) {
      const subject = `payout details ${after.revision}`;
      const item = toPayoutItem(after);
      return before.revision === 0
        ? putNew(table, subject, item)
        : putRevised(table, subject, { item, revision: before.revision });
    },
    payoutDetailsUnchanged: ({ affiliate, revision }) =>
      atomicWrite(`unchanged payout details ${revision}`, {
        ConditionCheck: {
          TableName: table,
          Key: { owner: affiliate, id: payoutId },
          ...ifEqual('revision', revision),
        },
      }),
    async verdictsOf(affiliate) {
      return (await readAll(affiliate, [verdictId(''), verdictId('~')])).map(fromVerdictItem);
    },
    async verdictOn(affiliate, player) {
      const item = await read(affiliate, verdictId(player));
      return item && fromVerdictItem(item);
    },
    judge(before, after) {
      const read = before?.revision ?? 0;
      const item = toVerdictItem({ ...after, revision: read + 1 });
      return atomicPut(table, 'verdict on a match', item, optimisticLock('revision', read));
    },
    async inState(state, query) {
      const { items, next } = await readPartition(`program#${state}`, query, 'up');
      return { items: items.map(fromAffiliateItem), next };
    },
    placeOf: placeInState,
    async linksOf(affiliate) {
      return (await readAll(affiliate, [linkId(''), linkId('~')])).map(fromLinkItem);
    },
    async findLink(code) {
      const holder = await read(ownerOfLink(code), 'holder');
      const item = holder && (await read(holder['affiliate'] as string, linkId(code)));
      return item && fromLinkItem(item);
    },
    addLink: (link) => [
      putNew(table, 'link of an affiliate', toLinkItem(link)),
      putNew(table, 'affiliate of a link', {
        owner: ownerOfLink(link.code),
        id: 'holder',
        affiliate: link.affiliate,
      }),
    ],
    replaceLink: (before, after) =>
      putRevised(table, `link ${before.revision}`, { item: toLinkItem(after), revision: before.revision }),
    async statementsOf(affiliate) {
      return (await readAll(affiliate, [statementId(''), statementId('~')])).map(fromStatementItem);
    },
    async statementsIn(month, query) {
      const { items, next } = await readPartition(`statements#${month}`, query, 'up');
      return { items: items.map(fromStatementItem), next };
    },
    unsettled: (affiliate, month) =>
      atomicWrite(`no statement of ${month}`, {
        ConditionCheck: {
          TableName: table,
          Key: { owner: affiliate, id: statementId(month) },
          ...ifAbsent('owner'),
        },
      }),
    addStatement: (statement) => putNew(table, `statement of ${statement.month}`, toStatementItem(statement)),
    payStatement: (paid) =>
      atomicPut(table, `payment of ${paid.month}`, toStatementItem(paid), ifEqual('payment', null)),
  };
}
