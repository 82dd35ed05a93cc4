import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { createMemoryShop } from '#stores/in-memory/shop';
import type { Log } from '../outcome/log';
import { Outage } from '../outcome/outage';
import { lapseReservations } from './lapse-reservations';

const expiresAt = new Date('2026-11-21T12:10:00Z');
const mug = {
  ...{ id: 'mug', name: 'Mug', image: null, terms: null, category: null, stock: 0 },
  ...{ price: amount(1000), isActive: true },
};

function setup() {
  const shop = createMemoryShop([mug]);
  const logged: string[] = [];
  for (const player of ['a', 'b'])
    shop.stored.reservations.set(player, {
      ...{ id: `of ${player}`, player, key: 'k', cartVersion: 1, state: 'held', expiresAt },
      lines: [
        {
          ...{ product: 'mug', name: 'Mug', image: null, category: null },
          ...{ quantity: 1, price: amount(1000), terms: null },
        },
      ],
    });
  const log: Log = ({ code }) => void logged.push(code);
  const dependencies = { ...shop, log, pause: async () => undefined, now: () => expiresAt };
  return { shop, logged, dependencies, lapse: lapseReservations(dependencies) };
}

/** A table that fails for one of the players. */
function failing(error: Error) {
  const { dependencies, shop, logged } = setup();
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
    const { lapse, shop } = setup();

    expect(await lapse(event(told('a'), told('b')))).toEqual({ batchItemFailures: [] });

    expect(shop.stored.products.get('mug')?.stock).toBe(2);
  });

  it('takes a message that comes twice once', async () => {
    const { lapse, shop } = setup();

    await lapse(event(told('a')));
    await lapse(event(told('a'), told('a')));

    expect(shop.stored.products.get('mug')?.stock).toBe(1);
  });

  it.each(['{', '{}', '{"player":"a","reservation":"of a","extra":1}'])(
    'leaves %s alone in the queue and does the others',
    async (faulty) => {
      const { lapse, shop, logged } = setup();

      const answer = await lapse(event(faulty, told('b')));

      expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
      expect(logged).toEqual(['LAPSE_FAILED']);
      expect(shop.stored.products.get('mug')?.stock).toBe(1);
    },
  );

  it('leaves one that fails by itself in the queue, and does the others', async () => {
    const { shop, lapse } = failing(new Error('a bug of ours'));

    expect(await lapse(event(told('a'), told('b')))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
    expect(shop.stored.reservations.get('b')?.state).toBe('lapsed');
  });

  it('leaves all that is left in the queue while the table is away, and asks it no more', async () => {
    const { shop, lapse, logged } = failing(new Outage('away'));

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
