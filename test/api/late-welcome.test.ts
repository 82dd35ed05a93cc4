import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyWallet } from '#domain/wallet/wallet';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { openShopper, type Shopper } from './shopper';

describe('a wallet opened before its address was verified', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('receives its welcome grant once for 32 concurrent first requests', async () => {
    const shopper = await openShopper(casino, 'late@jade.test');
    await openWithoutWelcome(casino, shopper);

    const answers = await Promise.all(Array.from({ length: 32 }, () => shopper.callApi('GET', '/wallet')));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await shopper.callApi('GET', '/wallet');
    expect(body).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

/** Opens a wallet like the sign-up trigger for an unverified address. */
async function openWithoutWelcome(
  { dynamoDb, tables }: Casino,
  { id: player, email }: Shopper,
): Promise<void> {
  const { outcome } = await createWalletStore(dynamoDb, tables).open({
    record: { player, email },
    wallet: emptyWallet(player),
    entry: null,
    clientSeed: 'client',
    at: new Date(),
  });
  expect(outcome).toBe('committed');
}
