import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dailyWheel, verifyWheelSpin } from '#domain/coins/daily-wheel';
import { roundMessage } from '#domain/fairness/commitment';
import { undecidedRounds } from '#domain/games/open-round';
import { grownUp, openBonuses, refusedAs } from './bonus-fixture';

async function setup(options: Parameters<ReturnType<typeof openBonuses>['join']>[1] = {}) {
  const casino = openBonuses();
  const player = await casino.join('mei', options);
  const spin = (key?: string) => player.callApi('POST', '/bonuses/wheel/spins', undefined, key);
  const fairness = async () => (await player.callApi('GET', '/fairness')).body;
  return { ...casino, ...player, spin, fairness };
}

describe('the daily wheel', () => {
  it('returns odds, mean and hash', async () => {
    const { read } = await setup();

    expect((await read()).wheel).toMatchObject({
      spun: null,
      of: 10_000,
      mean: { numerator: '177', denominator: '5' },
      refusedAs: null,
      weights: dailyWheel.segments.map(({ sweeps, weight }) => ({ sweeps, weight })),
      wheelHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('credits the winning segment and uses the next nonce', async () => {
    const { spin, wallet, fairness } = await setup();
    const before = { ...(await fairness()), balances: (await wallet()).wallet.balances };

    const { status, body } = await spin();

    const { segment, sweeps, proof } = body.wheel.spun;
    expect(status).toBe(200);
    expect(dailyWheel.segments[segment]!.sweeps).toBe(sweeps);
    expect(body.credited).toEqual({ gold: 0, sweeps });
    expect(proof).toMatchObject({ nonce: before.nonce, serverSeedHash: before.serverSeedHash });
    expect((await fairness()).nonce).toBe(before.nonce + 1);
    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(before.balances.sweepsUnplayed + sweeps);
  });

  it('can be verified by the seed that the next rotation reveals, from the ledger row', async () => {
    const { spin, callApi, read } = await setup();
    await spin();
    const { wheelHash } = (await read()).wheel;

    const { revealed } = (await callApi('POST', '/fairness/rotate', {})).body;
    const [line] = (await callApi('GET', '/wallet/transactions?kind=wheel-spin')).body.items;
    const { proof } = line.wheelSpin;
    const checks = verifyWheelSpin(dailyWheel, line.wheelSpin, {
      serverSeedHash: createHash('sha256').update(revealed.serverSeed).digest('hex'),
      parHash: wheelHash,
      block: (index) =>
        createHmac('sha256', revealed.serverSeed)
          .update(roundMessage(proof.clientSeed, proof.nonce, index))
          .digest(),
    });

    expect(checks.map(({ holds }) => holds)).toEqual([true, true, true, true]);
    expect(line.wheelSpin).toMatchObject({ wheel: 'daily-wheel', terms: { playthrough: 1 } });
    expect(revealed.rounds).toBe(proof.nonce + 1);
  });

  it('spins once a day, and shows the result until midnight', async () => {
    const { spin, at, read, fairness } = await setup();
    const first = await spin('a');

    const again = await spin('a');
    const other = await spin('b');
    const { nonce } = await fairness();
    at('2026-11-22T04:59:59Z');
    const late = (await read()).wheel;
    at('2026-11-22T05:00:00Z');
    const next = (await read()).wheel;
    const repeated = await spin('a');
    const second = await spin();

    expect(again.body).toEqual(first.body);
    expect(refusedAs(other)).toEqual([409, 'bonuses/not-yet']);
    expect(repeated.body.sequence).toBe(first.body.sequence);
    expect(nonce).toBe(first.body.wheel.spun.proof.nonce + 1);
    expect(late.spun).toEqual(first.body.wheel.spun);
    expect(next.spun).toBeNull();
    expect(second.body.wheel.spun.proof.nonce).toBe(nonce);
  });

  it('spins beside a round that awaits a decision, under a nonce of its own', async () => {
    const { spin, callApi, wallet } = await setup();
    let open;
    for (let key = 0; key < 50 && !open; key += 1) {
      await callApi('POST', '/games/video-poker/rounds', { coin: 'gold', stake: 100 });
      [open] = undecidedRounds((await wallet()).openRounds);
    }

    const { body } = await spin();

    expect(open).toMatchObject({ awaits: 'decision' });
    expect(body.wheel.spun.proof.nonce).toBe(open!.nonce + 1);
    expect((await wallet()).openRounds).toEqual([open]);
  });

  it.each([
    ['without a date of birth and a state', { residency: null }, 'player/age-and-state-needed'],
    ['in a blocked state', { residency: { ...grownUp, state: 'WA' } }, 'player/state-blocked'],
    ['without a confirmed address', { isVerified: false }, 'player/email-unverified'],
  ])('refuses a player %s, and uses no nonce', async (_who, options, code) => {
    const { spin, read, fairness } = await setup(options);

    expect(refusedAs(await spin())).toEqual([409, code]);

    expect((await read()).wheel.refusedAs).toBe(code);
    expect((await fairness()).nonce).toBe(0);
  });

  it('spins once for concurrent requests', async () => {
    const { spin, stores, fairness } = await setup();
    stores.beforeNextCommit(() => spin('twin'));

    await spin('first');

    expect((await fairness()).nonce).toBe(1);
  });

  it('uses the next nonce after a round that commits first', async () => {
    const { spin, stores, callApi } = await setup();
    let round: { status: number } | undefined;
    stores.beforeNextCommit(async () => {
      round = await callApi('POST', '/games/harbour-wheel/rounds', { coin: 'gold', stake: 100 });
    });

    const { body } = await spin();

    expect(round?.status).toBe(200);
    expect(body.wheel.spun.proof.nonce).toBe(1);
  });
});
