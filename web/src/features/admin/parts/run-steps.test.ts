import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { StepOutcome } from './bulk-step';
import { runSteps } from './run-steps';

interface Order {
  readonly id: string;
  readonly status: string;
}

const body = { status: 'approved' };
const orders = Array.from({ length: 9 }, (_each, index): Order => ({
  id: `order-${index}`,
  status: 'placed',
}));
const busy = new ApiRefusal({
  status: 429,
  code: 'request/too-many',
  message: 'Too many.',
  details: { retryAfterSeconds: 2 },
});
const refused = new ApiRefusal({ status: 409, code: 'orders/step-refused', message: 'No.' });

async function run(send: (order: Order) => Promise<Order>, controller = new AbortController()) {
  const outcomes: StepOutcome<Order, typeof body>[] = [];
  const pauses: number[] = [];
  const steps = orders.map((item) => ({ item, body }));
  await runSteps(steps, {
    send: ({ item }) => send(item),
    pause: async (ms) => void pauses.push(ms),
    onOutcome: (outcome) => outcomes.push(outcome),
    signal: controller.signal,
  });
  const of = (id: string) => outcomes.find(({ item }) => item.id === id);
  return { outcomes, pauses, of };
}

describe('runSteps', () => {
  it('takes the step of each order once, a few at a time', async () => {
    let underWay = 0;
    let most = 0;

    const { outcomes } = await run(async (order) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return { ...order, status: 'approved' };
    });

    expect(outcomes.map(({ item }) => item.id).toSorted()).toEqual(orders.map(({ id }) => id));
    expect(outcomes.every(({ failure, item }) => failure === null && item.status === 'approved')).toBe(true);
    expect(most).toBe(4);
  });

  it('reports the failure of one order and goes on with the others', async () => {
    const { outcomes, of } = await run(async (order) => {
      if (order.id === 'order-3') throw refused;
      return order;
    });

    expect(outcomes).toHaveLength(orders.length);
    expect(outcomes.filter(({ failure }) => failure !== null)).toEqual([of('order-3')]);
    expect(of('order-3')?.failure).toBe(refused);
  });

  it('waits as long as the API demands and sends the same order again', async () => {
    const sent: string[] = [];

    const { of, pauses } = await run(async (order) => {
      sent.push(order.id);
      if (order.id === 'order-0' && sent.filter((id) => id === 'order-0').length === 1) throw busy;
      return order;
    });

    expect(of('order-0')?.failure).toBeNull();
    expect([pauses, sent.filter((id) => id === 'order-0')]).toEqual([[2000], ['order-0', 'order-0']]);
  });

  it('sends no order after an abort, nor one that waits again', async () => {
    const controller = new AbortController();
    const sent: string[] = [];

    const { outcomes } = await run(async (order) => {
      sent.push(order.id);
      controller.abort();
      throw busy;
    }, controller);

    expect([sent, outcomes.length]).toEqual([['order-0'], 1]);
  });

  it('gives up an order for which the API stays busy', async () => {
    const { of } = await run(async (order) => {
      if (order.id === 'order-1') throw busy;
      return order;
    });

    expect(of('order-1')?.failure).toBe(busy);
  });
});
