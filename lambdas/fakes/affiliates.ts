import type { CommissionAccrual } from '#domain/affiliates/commission';
import { accrualId, type AffiliateItem, fromAccrualItem } from '#lambdas/affiliates/stores/affiliate-items';
import { type AffiliateStore, createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { type ClickStore, createClickStore } from '#lambdas/affiliates/stores/click-store';
import { type CommissionStore, createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { createPostbackStore, type PostbackStore } from '#lambdas/affiliates/stores/postback-store';
import { createFakeTables, type FakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** The affiliate program on fake tables. */
export interface FakeAffiliates {
  readonly tables: FakeTables;
  readonly affiliates: AffiliateStore;
  readonly commissions: CommissionStore;
  readonly clicks: ClickStore;
  readonly postbacks: PostbackStore;
  /** By player and sequence number. */
  readonly lines: Records<CommissionAccrual>;
}

const table = 'affiliates';

export function createFakeAffiliates(tables = createFakeTables()): FakeAffiliates {
  const { client } = tables;
  return {
    tables,
    affiliates: createAffiliateStore(client, table),
    commissions: createCommissionStore(client, table),
    clicks: createClickStore(client, table),
    postbacks: createPostbackStore(client, table),
    lines: recordsIn<CommissionAccrual, AffiliateItem>(tables, {
      table,
      isOne: ({ id }) => id.startsWith('accrual#'),
      keyOf: ({ owner, id }) => `${owner} ${id}`,
      fromItem: fromAccrualItem,
    }),
  };
}

/** Whether a row of a player's ledger has an accrual. */
export function hasLine({ tables }: FakeAffiliates, player: string, sequence: number): boolean {
  return tables.get(table, { owner: player, id: accrualId(sequence) }) !== undefined;
}
