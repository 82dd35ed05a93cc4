import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

describe('a round through the API', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('opens the wallet of a player whose sign-up trigger never ran, with the welcome grant', async () => {
    const token = await casino.signInNewPlayer('opened@jade.test');

    const { status, body } = await casino.ask('GET', '/wallet', { token });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      sequence: 1,
      balances: { gold: 10_000, sweepsUnplayed: 0, sweepsRedeemable: 0 },
    });
  });

  it('is found in a double-entry ledger, newest first, with balances that follow', async () => {
    const token = await casino.signInNewPlayer('ledger@jade.test');
    const played = await casino.playRound(token, 'first');

    const { body } = await casino.ask('GET', '/wallet/transactions', { token });

    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['round', 'grant']);
    expect(body.items[0]).toMatchObject({ round: played.body.round, balances: played.body.balances });
    const sum = body.items[0].postings.reduce(
      (total: number, posting: { amount: number }) => total + posting.amount,
      0,
    );
    expect(sum).toBe(0);
  });

  it('can be recomputed from the seed once it is revealed, and was committed to before', async () => {
    const token = await casino.signInNewPlayer('proof@jade.test');
    const commitment = (await casino.ask('GET', '/fairness', { token })).body;
    const rounds = [await casino.playRound(token, 'a'), await casino.playRound(token, 'b')].map(
      ({ body }) => body.round,
    );

    const rotation = { token, key: 'rotate', body: {} };
    const { body } = await casino.askPastOpenRound('POST', '/fairness/rotate', rotation);

    const { serverSeed } = body.revealed;
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(commitment.serverSeedHash);
    const { body: game } = await casino.ask('GET', '/public/games/hk-slots');
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

  it('is posted once for many identical requests, all of which are answered alike', async () => {
    const token = await casino.signInNewPlayer('doubled@jade.test');
    await casino.ask('GET', '/wallet', { token });
    const haveConflicted = () =>
      casino.host.functions.invocations.list().some(({ log }) => log.includes('WALLET_OVERTAKEN'));

    // The first burst may be answered by one worker alone, which is done before the others have started.
    for (let burst = 1; burst <= 10 && !haveConflicted(); burst += 1) {
      const answers = await Promise.all(
        Array.from({ length: sizes.identicalRequests }, () => casino.playRound(token, `same-${burst}`)),
      );

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const { body } = await casino.ask('GET', '/wallet', { token });
      expect(body.sequence).toBe(1 + burst);
    }
    expect(haveConflicted(), 'transactions conflicted').toBe(true);
  });

  it('is posted once even when the very first requests of a player arrive together', async () => {
    const token = await casino.signInNewPlayer('eager@jade.test');

    const answers = await Promise.all(Array.from({ length: 16 }, () => casino.playRound(token, 'same')));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { body } = await casino.ask('GET', '/wallet/transactions', { token });
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['round', 'grant']);
  });

  it('is refused when the coins for it are gone: of many at once exactly as many settle as can be paid', async () => {
    const token = await casino.signInNewPlayer('short@jade.test');
    await casino.ask('GET', '/wallet', { token });

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
    const { body } = await casino.ask('GET', '/wallet', { token });
    const won = settled.reduce((total, { body: { round } }) => total + round.payout, 0);
    expect(body.balances.gold).toBe(10_000 - settled.length * 10_000 + won);
    expect(body.balances.gold).toBeGreaterThanOrEqual(0);
  });

  it('leaves a ledger that adds up, whatever was thrown at it', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

describe('the pace of play', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino({ overrides: { SHORTEST_CYCLE_MS_SLOTS: '60000' } });
  });
  afterAll(() => casino.close());

  it('holds the shortest cycle on the server, and still answers the last round again', async () => {
    const token = await casino.signInNewPlayer('hasty@jade.test');
    const first = await casino.playRound(token, 'a');

    const next = await casino.playRound(token, 'b');
    const again = await casino.playRound(token, 'a');

    expect([next.status, next.body.error.code]).toEqual([409, 'play-limits/too-fast']);
    expect(next.body.error.details.retryAfterMs).toBeGreaterThan(0);
    expect(again.text).toBe(first.text);
  });

  it('answers 429 with Retry-After to more writes than the rate allows, and writes nothing for them', async () => {
    const slow = await openCasino({ overrides: { WRITES_PER_SECOND: '1' } });
    try {
      const token = await slow.signInNewPlayer('flood@jade.test');
      await slow.ask('POST', '/fairness/rotate', { token, key: 'a', body: {} });

      const refused = await slow.ask('POST', '/fairness/rotate', { token, key: 'b', body: {} });

      expect([refused.status, refused.body.error.code]).toEqual([429, 'request/too-many']);
      expect(refused.headers.get('Retry-After')).toBe('1');
      expect((await slow.ask('GET', '/wallet', { token })).body.sequence).toBe(2);
    } finally {
      await slow.close();
    }
  });
});
