import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Faults } from '../../lib/local/faults/faults';
import { describeInFullRun } from '../full-run';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults, type LedgerRow, scan } from './ledger-check';
import { findShopFaults } from './shop-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, untilNotBusy } from './shop-visit';

const cases: readonly [fault: string, faults: Faults][] = [
  ['throttled requests', { throttledRequests: 0.1 }],
  ['stale reads', { staleReads: { share: 0.5, lagMs: 500 } }],
  ['unprocessed keys', { unprocessedKeys: 0.5 }],
  ['repeated and reordered messages', { repeatedMessages: 0.5, reorderedMessages: true }],
  ['repeated events', { repeatedEvents: 0.5 }],
  ['the concurrency of a new account', { accountConcurrency: 10 }],
  ['a list of users that lags', { listUsersLags: true }],
];

const players = 2;
const rounds = 4;
/** A message that a function could not work off comes back after two minutes to the writer of notices, after three to the mailer. */
const afterRepeats = { timeout: 400_000, interval: 500 };

/**
 * Players play and order while one fault of AWS is on. A busy answer is repeated with the same key, as the site's client does, and each
 * key has to take effect exactly once.
 */
describeInFullRun.each(cases)('a visit with %s', (_fault, faults) => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino({ readsStreams: true, faults });
    await addProduct(casino, 'lantern', { price: 25, stock: 10 });
  });
  afterAll(() => casino.close());

  it('applies each key once, keeps ledger and stock consistent, and sends one notice per order', async () => {
    const shoppers: Shopper[] = [];
    for (let each = 0; each < players; each += 1)
      shoppers.push(await openShopper(casino, `fault-${each}@jade.test`, 10_000));

    await Promise.all(shoppers.map(visit));

    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    expect(await findShopFaults(casino.dynamoDb, casino.tables, { lantern: 10 })).toEqual([]);
    const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
    for (const { id } of shoppers) {
      const kinds = rows.filter(({ player }) => player === id).map(({ detail }) => detail.kind);
      expect(kinds.filter((kind) => kind === 'round')).toHaveLength(rounds);
      expect(kinds.filter((kind) => kind === 'order')).toHaveLength(1);
    }
    for (const shopper of shoppers) await expectOneNotice(shopper);
  }, 1_200_000);

  async function visit(shopper: Shopper): Promise<void> {
    const { token, ask, hold, checkOut } = shopper;
    for (let round = 0; round < rounds; round += 1) {
      const key = `round-${round}`;
      const played = await untilNotBusy(() => casino.playRound(token, key));
      expect(played.status).toBe(200);
    }
    const { id } = await hold(['lantern', 1]);
    const ordered = await untilNotBusy(() => checkOut(id, { key: 'order', address: deliveryAddress }));
    expect(ordered.status).toBe(200);
    const wallet = await untilNotBusy(() => ask('GET', '/wallet'));
    expect(wallet.status).toBe(200);
  }

  async function expectOneNotice({ ask, email }: Shopper): Promise<void> {
    await vi.waitFor(async () => {
      const { body } = await untilNotBusy(() => ask('GET', '/notices'));
      const kinds = (body.items as { kind: string }[]).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'order-placed')).toHaveLength(1);
    }, afterRepeats);
    const subjects = () =>
      casino.host.outbox
        .read()
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject);
    await vi.waitFor(() => expect(subjects()).toContain('We have your order'), afterRepeats);
    expect(subjects().filter((subject) => subject === 'We have your order')).toHaveLength(1);
  }
});
