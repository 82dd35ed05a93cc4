import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStatuses } from '#domain/rewards/order';
import type { OrderStatus } from '#domain/rewards/order-status';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeOrderCounts } from '#lambdas/fakes/order-counts';
import { type StreamChange, streamEvent } from '#lambdas/in-memory/stream-event';
import { unsteadyCommit } from '#lambdas/projections/unsteady-commit-fixture';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import type { Log } from '#lambdas/runtime/log';
import { countOrders } from './count-orders';

type Item = { player: string; id: string; status: OrderStatus; revision?: number };

const item = (id: string, status: OrderStatus, revision = 0): Item => ({ player: 'a', id, status, revision });

function change(before: Item | null, after: Omit<Item, 'status'> & { status: string }): StreamChange {
  const { player, id } = after;
  return { key: { player, id }, ...(before && { before: { ...before } }), after: { ...after } };
}

function setup(trouble: Parameters<typeof unsteadyCommit>[1] = {}) {
  const tables = createFakeTables();
  const { orderCounts, sums } = createFakeOrderCounts(tables);
  const commitTogether = unsteadyCommit(tables.commitTogether, trouble);
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const dependencies = { orderCounts, commitTogether, pause: async () => undefined, log };
  const deliver = (...changes: StreamChange[]) =>
    countOrders(dependencies, readStreamRows(streamEvent(changes)));
  const counts = () => Object.fromEntries(Object.entries(sums()).filter(([, count]) => count !== 0));
  return { deliver, counts, logged };
}

const done = { batchItemFailures: [] };

describe('countOrders', () => {
  it('counts orders by status as they are placed and updated, and ignores changes within a status', async () => {
    const { deliver, counts } = setup();

    await deliver(
      change(null, item('o1', 'placed')),
      change(null, item('o2', 'placed')),
      change(item('o1', 'placed'), item('o1', 'approved', 1)),
      change(item('o1', 'approved', 1), item('o1', 'approved', 2)),
    );

    expect(counts()).toEqual({ placed: 1, approved: 1 });
  });

  it('counts an order that was placed before counting began from its next step on', async () => {
    const { deliver, counts } = setup();
    const { revision: _none, ...old } = item('o1', 'placed');

    await deliver(change(old, item('o1', 'approved', 1)));

    expect(counts()).toEqual({ approved: 1 });
  });

  it('equals a recount under repeated, reordered and concurrent delivery', async () => {
    const step = fc.nat({ max: 9 });
    const lives = fc.array(fc.array(step, { maxLength: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lives, fc.infiniteStream(fc.nat()), async (orders, chance) => {
        const deliveries: StreamChange[] = [];
        const recount: Record<string, number> = {};
        for (const [index, choices] of orders.entries()) {
          let last = item(`o${index}`, 'placed');
          deliveries.push(change(null, last));
          for (const choice of choices) {
            const next = nextStatuses[last.status];
            if (next.length === 0) break;
            const after = item(last.id, next[choice % next.length]!, last.revision! + 1);
            deliveries.push(change(last, after));
            last = after;
          }
          recount[last.status] = (recount[last.status] ?? 0) + 1;
        }
        const draw = (below: number) => (chance.next().value as number) % below;
        const again = Array.from({ length: deliveries.length }, () => deliveries[draw(deliveries.length)]!);
        const all = [...deliveries, ...again].map((each) => ({ each, place: draw(1_000) }));
        const disordered = all.toSorted((one, other) => one.place - other.place).map(({ each }) => each);
        const half = Math.floor(disordered.length / 2);
        const { deliver, counts } = setup({ conflicts: draw(4) });

        await Promise.all([deliver(...disordered.slice(0, half)), deliver(...disordered.slice(half))]);

        expect(counts()).toEqual(recount);
      }),
      { numRuns: 300, seed: 8204 },
    );
  });

  it('reports the first order that could not be counted, and counts the earlier ones once', async () => {
    const { deliver, counts, logged } = setup({ away: 0, conflicts: 0 });
    const first = change(null, item('o1', 'placed'));
    await deliver(first);
    const away = setup({ away: 1 });

    const answer = await away.deliver(first, change(null, item('o2', 'placed')));

    expect(answer.batchItemFailures).toHaveLength(1);
    expect(away.logged).toEqual(['ORDER_NOT_COUNTED']);
    expect(await away.deliver(first, change(null, item('o2', 'placed')))).toEqual(done);
    expect([away.counts(), counts(), logged]).toEqual([{ placed: 2 }, { placed: 1 }, []]);
  });

  it('logs and skips an unreadable order', async () => {
    const { deliver, counts, logged } = setup();
    const odd = { ...item('o1', 'placed'), status: 'lost' };

    expect(await deliver(change(null, odd), change(null, item('o2', 'placed')))).toEqual(done);
    expect([counts(), logged]).toEqual([{ placed: 1 }, ['ORDER_UNREADABLE']]);
  });
});
