import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { Outage } from '#lambdas/runtime/outage';
import { openHolds } from './hold-fixture';
import { lapseReservations } from './lapse-reservations';

const expiresAt = new Date('2026-11-21T12:10:00Z');
const mug = {
  id: 'mug',
  name: 'Mug',
  image: null,
  terms: null,
  category: null,
  stock: 0,
  price: amount(1000),
  isActive: true,
};

async function setup() {
  const { shop, logged, dependencies, hold } = openHolds([mug], expiresAt);
  for (const player of ['a', 'b'])
    await hold({
      id: `of ${player}`,
      player,
      cartVersion: 1,
      holdsOfDay: null,
      state: 'held',
      expiresAt,
      lines: [
        {
          product: 'mug',
          name: 'Mug',
          image: null,
          category: null,
          quantity: 1,
          price: amount(1000),
          terms: null,
        },
      ],
    });
  return { shop, logged, dependencies, lapse: lapseReservations(dependencies) };
}

/** Sets up a reservation store that fails for one player. */
async function failing(error: Error) {
  const { dependencies, shop, logged } = await setup();
  const load = (player: string) => (player === 'a' ? Promise.reject(error) : shop.carts.load(player));
  const carts = { ...shop.carts, load };
  return { shop, logged, lapse: lapseReservations({ ...dependencies, carts }) };
}

function event(...bodies: string[]): SQSEvent {
  return { Records: bodies.map((body, index) => ({ messageId: `m${index}`, body }) as SQSRecord) };
}

const messageFor = (player: string) => JSON.stringify({ player, reservation: `of ${player}` });

describe('lapseReservations', () => {
  it('returns the pieces of the reservation in each message', async () => {
    const { lapse, shop } = await setup();

    expect(await lapse(event(messageFor('a'), messageFor('b')))).toEqual({ batchItemFailures: [] });

    expect(shop.stored.products.get('mug')?.stock).toBe(2);
  });

  it('processes a duplicate message once', async () => {
    const { lapse, shop } = await setup();

    await lapse(event(messageFor('a')));
    await lapse(event(messageFor('a'), messageFor('a')));

    expect(shop.stored.products.get('mug')?.stock).toBe(1);
  });

  it.each(['{', '{}', '{"player":"a","reservation":"of a","extra":1}'])(
    'keeps the malformed message %s in the queue and processes the others',
    async (faulty) => {
      const { lapse, shop, logged } = await setup();

      const answer = await lapse(event(faulty, messageFor('b')));

      expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
      expect(logged).toEqual(['LAPSE_FAILED']);
      expect(shop.stored.products.get('mug')?.stock).toBe(1);
    },
  );

  it('keeps a failing message in the queue and processes the others', async () => {
    const { shop, lapse } = await failing(new Error('a bug of ours'));

    expect(await lapse(event(messageFor('a'), messageFor('b')))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
    expect(shop.stored.reservations.get('b')?.state).toBe('lapsed');
  });

  it('stops at an outage and keeps all remaining messages in the queue', async () => {
    const { shop, lapse, logged } = await failing(new Outage('away'));

    const answer = await lapse(
      event('{', messageFor('b'), messageFor('a'), messageFor('b'), messageFor('a')),
    );

    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([
      'm0',
      'm2',
      'm3',
      'm4',
    ]);
    expect(logged).toEqual(['LAPSE_FAILED', 'LAPSE_FAILED']);
    expect(shop.stored.reservations.get('b')?.state).toBe('lapsed');
  });
});
