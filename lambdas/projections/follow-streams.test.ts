import { expect, it } from 'vitest';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { createFakeOrderCounts } from '#lambdas/fakes/order-counts';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import { followStreams } from './follow-streams';
import { ledgerRow } from './ledger-fixture';

const enoughTime = { getRemainingTimeInMillis: () => 30_000 };
const mug = {
  id: 'mug',
  name: 'Jade Mug',
  price: 12.5,
  featured: false,
  active: true,
  stock: 5,
  edit: 'one',
  updatedBy: 'lin',
  updatedAt: '2026-11-21T12:00:00.000Z',
  createdAt: '2026-11-21T12:00:00.000Z',
};

function setup() {
  const tables = createFakeTables();
  const metrics = createFakeMetrics(tables);
  const closedDays = createClosedDayStore(tables.client, 'metrics');
  const listed: string[] = [];
  const { audit, audited } = createFakeAudit(tables);
  const { orderCounts, sums } = createFakeOrderCounts(tables);
  const follow = followStreams({
    metrics,
    closedDays,
    readRows: readStreamRows,
    log: () => undefined,
    now: () => new Date(mug.createdAt),
    ledgerRows: createFakeLedgerRows([]),
    pause: async () => undefined,
    countMovements: async () => new Map(),
    commissions: createFakeAffiliates().commissions,
    audit,
    orderCounts,
    commitTogether: tables.commitTogether,
    lists: {
      replaceWords: async (products) => void listed.push(...products.map(({ after }) => after?.id ?? 'gone')),
      count: async () => undefined,
    },
  });
  return { metrics, listed, audited, follow, sums };
}

it('followStreams lists products, audits changes, counts orders and adds movements, each from its own stream', async () => {
  const { metrics, listed, audited, follow, sums } = setup();

  const products = await follow(streamEvent([{ key: { id: 'mug' }, after: mug }]), enoughTime);
  const movements = await follow(
    streamEvent([{ key: { player: 'a', entry: 'a-1' }, after: ledgerRow('a', 1) }]),
    enoughTime,
  );

  const order = { player: 'a', id: 'o1', status: 'placed', revision: 0 };
  const orders = await follow(streamEvent([{ key: { player: 'a', id: 'o1' }, after: order }]), enoughTime);

  expect([products, movements, orders]).toEqual(Array(3).fill({ batchItemFailures: [] }));
  expect(Object.entries(sums())).toEqual([['placed', 1]]);
  expect(listed).toEqual(['mug']);
  expect(audited.map(({ act }) => act)).toEqual(['product-created']);
  expect(await metrics.cursor('a')).toMatchObject({ lastSequence: 1 });
});

it('followStreams passes operator requests on to the metrics', async () => {
  const { follow, listed } = setup();

  expect(await follow({ replay: 'parked' }, enoughTime)).toEqual({ replayed: [], isComplete: true });
  await expect(follow({ unknown: true }, enoughTime)).rejects.toThrow();
  expect(listed).toEqual([]);
});
