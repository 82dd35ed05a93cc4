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

/** A table that fails for one of the players. */
async function failing(error: Error) {
  const { dependencies, shop, logged } = await setup();
  const load = (player: string) => (player === 'a' ? Promise.reject(error) : shop.reservations.load(player));
  const reservations = { ...shop.reservations, load };
  return { shop, logged, lapse: lapseReservations({ ...dependencies, reservations }) };
}

function event(...bodies: string[]): SQSEvent {
  return { Records: bodies.map((body, index) => ({ messageId: `m${index}`, body }) as SQSRecord) };
}

const told = (player: string) => JSON.stringify({ player, reservation: `of ${player}` });

describe('lapseReservations', () => {
  it('gives back what each message tells of', async () => {
    const { lapse, shop } = await setup();

    expect(await lapse(event(told('a'), told('b')))).toEqual({ batchItemFailures: [] });

    expect(shop.stored.products.get('mug')?.stock).toBe(2);
  });

  it('takes a message that comes twice once', async () => {
    const { lapse, shop } = await setup();

    await lapse(event(told('a')));
    await lapse(event(told('a'), told('a')));

    expect(shop.stored.products.get('mug')?.stock).toBe(1);
  });

  it.each(['{', '{}', '{"player":"a","reservation":"of a","extra":1}'])(
    'leaves %s alone in the queue and does the others',
    async (faulty) => {
      const { lapse, shop, logged } = await setup();

      const answer = await lapse(event(faulty, told('b')));

      expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
      expect(logged).toEqual(['LAPSE_FAILED']);
      expect(shop.stored.products.get('mug')?.stock).toBe(1);
    },
  );

  it('leaves one that fails by itself in the queue, and does the others', async () => {
    const { shop, lapse } = await failing(new Error('a bug of ours'));

    expect(await lapse(event(told('a'), told('b')))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
    expect(shop.stored.reservations.get('b')?.state).toBe('lapsed');
  });

  it('leaves all that is left in the queue while the table is away, and asks it no more', async () => {
    const { shop, lapse, logged } = await failing(new Outage('away'));

    const answer = await lapse(event('{', told('b'), told('a'), told('b'), told('a')));

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
