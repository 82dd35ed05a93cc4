import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

describe('rounds API', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('opens a missing wallet with the welcome grant', async () => {
    const token = await casino.signInNewPlayer('opened@jade.test');

    const { status, body } = await casino.callApi('GET', '/wallet', { token });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      sequence: 1,
      balances: { gold: 10_000, sweepsUnplayed: 0, sweepsRedeemable: 0 },
    });
  });

  it('records a round in a double-entry ledger, newest first, with matching balances', async () => {
    const token = await casino.signInNewPlayer('ledger@jade.test');
    const played = await casino.playRound(token, 'first');

    const { body } = await casino.callApi('GET', '/wallet/transactions', { token });

    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['round', 'grant']);
    expect(body.items[0]).toMatchObject({ round: played.body.round, balances: played.body.balances });
    const sum = body.items[0].postings.reduce(
      (total: number, posting: { amount: number }) => total + posting.amount,
      0,
    );
    expect(sum).toBe(0);
  });

  it('can be verified from the revealed seed, whose hash was published before', async () => {
    const token = await casino.signInNewPlayer('proof@jade.test');
    const commitment = (await casino.callApi('GET', '/fairness', { token })).body;
    const rounds = [await casino.playRound(token, 'a'), await casino.playRound(token, 'b')].map(
      ({ body }) => body.round,
    );

    const rotation = { token, key: 'rotate', body: {} };
    const { body } = await casino.callResolvingOpenRound('POST', '/fairness/rotate', rotation);

    const { serverSeed } = body.revealed;
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(commitment.serverSeedHash);
    const { body: game } = await casino.callApi('GET', '/public/games/hk-slots');
    for (const {
      proof,
      outcome: { spins },
    } of rounds) {
      const [{ stops: recorded, window }] = spins;
      const block = createHmac('sha256', serverSeed).update(`${proof.clientSeed}:${proof.nonce}:0`).digest();
      const stops = game.rules.reels.map(
        (strip: string[], reel: number) => block.readUInt32BE(reel * 4) % strip.length,
      );
      expect(recorded).toEqual(stops);
      const shown = game.rules.reels.map((strip: string[], reel: number) =>
        [0, 1, 2].map((row) => strip[(stops[reel] + row) % strip.length]),
      );
      expect(window).toEqual(shown);
    }
  });

  it('posts one round for concurrent identical requests, with the same response for each', async () => {
    const token = await casino.signInNewPlayer('doubled@jade.test');
    await casino.callApi('GET', '/wallet', { token });
    const haveConflicted = () =>
      casino.host.functions.invocations.some(({ log }) => log.includes('WALLET_CONFLICT'));

    // One worker may handle the first burst alone, before the others have started.
    for (let burst = 1; burst <= 10 && !haveConflicted(); burst += 1) {
      const answers = await Promise.all(
        Array.from({ length: sizes.identicalRequests }, () => casino.playRound(token, `same-${burst}`)),
      );

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      // The ledger also has an entry for free spins that were seen.
      const { body } = await casino.callApi('GET', '/wallet/transactions', { token });
      expect(body.items.filter(({ kind }: { kind: string }) => kind === 'round')).toHaveLength(burst);
    }
    expect(haveConflicted(), 'transactions conflicted').toBe(true);
  });

  it('posts one round when the first requests of a player are concurrent', async () => {
    const token = await casino.signInNewPlayer('eager@jade.test');

    const answers = await Promise.all(Array.from({ length: 16 }, () => casino.playRound(token, 'same')));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { body } = await casino.callApi('GET', '/wallet/transactions', { token });
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['round', 'grant']);
  });

  it('settles only as many concurrent rounds as the balance covers', async () => {
    const token = await casino.signInNewPlayer('short@jade.test');
    await casino.callApi('GET', '/wallet', { token });

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) =>
        casino.playRound(token, `k${index}`, { coin: 'gold', stake: 10_000 }),
      ),
    );

    const settled = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    const busy = answers.filter(({ status }) => status === 503);
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.length + refused.length + busy.length).toBe(12);
    expect(refused.every(({ body }) => body.error.code === 'wallet/insufficient-funds')).toBe(true);
    const { body } = await casino.callApi('GET', '/wallet', { token });
    const won = settled.reduce((total, { body: { round } }) => total + round.payout, 0);
    expect(body.balances.gold).toBe(10_000 - settled.length * 10_000 + won);
    expect(body.balances.gold).toBeGreaterThanOrEqual(0);
  });

  it('leaves a consistent ledger', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

describe('rate limits', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino({ overrides: { SHORTEST_CYCLE_MS_SLOTS: '60000' } });
  });
  afterAll(() => casino.close());

  it('refuse a round within the shortest cycle, and still return the last round to its key', async () => {
    const token = await casino.signInNewPlayer('hasty@jade.test');
    const first = await casino.playRound(token, 'a');

    const next = await casino.playRound(token, 'b');
    const again = await casino.playRound(token, 'a');

    expect([next.status, next.body.error.code]).toEqual([409, 'play-limits/too-fast']);
    expect(next.body.error.details.retryAfterMs).toBeGreaterThan(0);
    expect(again.text).toBe(first.text);
  });

  it('return 429 with Retry-After above the write rate, and write nothing', async () => {
    const slow = await openCasino({ overrides: { WRITES_PER_SECOND: '1' } });
    try {
      const token = await slow.signInNewPlayer('flood@jade.test');
      await slow.callApi('POST', '/fairness/rotate', { token, key: 'a', body: {} });

      const refused = await slow.callApi('POST', '/fairness/rotate', { token, key: 'b', body: {} });

      expect([refused.status, refused.body.error.code]).toEqual([429, 'request/too-many']);
      expect(refused.headers.get('Retry-After')).toBe('1');
      expect((await slow.callApi('GET', '/wallet', { token })).body.sequence).toBe(2);
    } finally {
      await slow.close();
    }
  });
});
