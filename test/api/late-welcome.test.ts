import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

describe('a wallet that was opened before its address was verified', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('gets its welcome grant once, from 32 first requests at once', async () => {
    const token = await casino.signInNewPlayer('late@jade.test');
    await casino.dynamoDb.send(
      new PutCommand({ TableName: casino.tables.wallets, Item: emptyWallet(token) }),
    );

    const answers = await Promise.all(
      Array.from({ length: 32 }, () => casino.ask('GET', '/wallet', { token })),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await casino.ask('GET', '/wallet', { token });
    expect(body).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

function emptyWallet(token: string) {
  const { sub: player } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
  };
  const seeds = {
    serverSeed: 'a'.repeat(64),
    nextServerSeed: 'b'.repeat(64),
    clientSeed: 'client',
    nonce: 0,
  };
  return {
    player,
    sequence: 0,
    gold: 0,
    sweepsUnplayed: 0,
    sweepsRedeemable: 0,
    seeds,
    revealed: null,
    lastRoundAt: null,
    writes: null,
    isWelcomed: false,
    updatedAt: Date.parse('2026-11-21T12:00:00Z'),
  };
}
