import { describe, expect, it } from 'vitest';
import { plainDecision } from '#domain/games/blackjack/plain-decision-fixture';
import { openPlay, refusedAs } from './play-fixture';

interface Hand {
  readonly cards: string[];
  readonly stake: number;
}

interface Dealt {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
  readonly isSettled: boolean;
  readonly decisions: string[];
  readonly outcome: { readonly hands: Hand[]; readonly options: string[] };
}

const stake = 200;

/** Deals blackjack until a hand offers this decision. The seeds of the fake stores are fixed, so the same hand is found every time. */
async function dealt(offers: string, coin: 'gold' | 'sweeps' = 'sweeps') {
  const playing = await openPlay();
  for (let key = 0; key < 200; key += 1) {
    const answer = await playing.play({ game: 'blackjack', coin, stake }, `deal-${key}`);
    const round: Dealt = answer.body.round;
    if (round.outcome.options.includes(offers)) return table(playing, round, `deal-${key}`, answer.text);
    await finish(playing, round);
  }
  throw new Error(`No hand of 200 offers to ${offers}`);
}

/** Ends a round without a further stake. */
async function finish(playing: Playing, round: Dealt): Promise<void> {
  if (round.isSettled) return;
  const { body } = await decide(playing, round.id, plainDecision(round.outcome), round.decisions.length);
  await finish(playing, body.round);
}

/** Begins a hand of video poker, which always awaits the choice of cards to hold. */
function beginPoker({ play }: Playing) {
  return play({ game: 'video-poker', coin: 'sweeps', stake: 100 }, 'poker');
}

function decide({ callApi }: Playing, round: string, decision: string, step: number, key?: string) {
  return callApi('POST', `/games/blackjack/rounds/${round}/decisions`, { decision, step }, key);
}

async function table(playing: Playing, round: Dealt, dealKey: string, dealtAs: string) {
  const wallet = async () => (await playing.stores.wallets.load(playing.player))!;
  const before = await wallet();
  return {
    ...playing,
    round,
    dealKey,
    dealtAs,
    before,
    wallet,
    decide: (decision: string, step: number, key?: string) => decide(playing, round.id, decision, step, key),
  };
}

type Playing = Awaited<ReturnType<typeof openPlay>>;

describe('round that awaits a decision', () => {
  it('holds its stake', async () => {
    const { before, round, stores } = await dealt('hit');

    expect(round).toMatchObject({ stake, payout: 0, isSettled: false, decisions: [] });
    expect(before.wallet.balances.sweepsHeld).toBe(stake);
    expect(before.wallet.holds).toMatchObject([{ purpose: 'round', amount: stake }]);
    expect(stores.entries.at(-1)!.transaction.detail).toMatchObject({ kind: 'round-open', stake });
  });

  it('blocks the next round of its game and the rotation of seeds', async () => {
    const { play, callApi, round } = await dealt('hit');

    const refused = [
      await play({ game: 'blackjack', stake }),
      await callApi('POST', '/fairness/rotate', {}),
      await callApi('POST', `/games/blackjack/rounds/${round.id}/seen`),
    ];

    expect(refused.map(refusedAs)).toEqual([
      [409, 'games/round-open'],
      [409, 'games/round-open'],
      [404, 'games/unknown-round'],
    ]);
  });

  it('goes on beside rounds of other games, with its own draws and holds', async () => {
    const alone = await dealt('hit');
    const beside = await dealt('hit');

    const others = [await beside.play({ coin: 'sweeps' }), await beginPoker(beside)];
    const { holds } = (await beside.wallet()).wallet;
    const hands = [await alone.decide('hit', 0), await beside.decide('hit', 0)];
    const ended = await Promise.all(
      [alone, beside].map(async (table, index) => {
        await finish(table, hands[index]!.body.round);
        return (await table.wallet()).wallet.holds;
      }),
    );

    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(holds).toHaveLength(2);
    expect(hands[1]!.body.round.outcome).toEqual(hands[0]!.body.round.outcome);
    expect(hands[1]!.body.round.proof).toEqual(hands[0]!.body.round.proof);
    expect(ended).toEqual([[], holds.filter(({ id }) => id.startsWith('video-poker'))]);
  });

  it('is returned by GET /games/open-round in its latest state', async () => {
    const { callApi, decide: take, round, dealtAs } = await dealt('double');

    const atFirst = await callApi('GET', '/games/open-round');
    const hit = await take('hit', 0);
    const later = await callApi('GET', '/games/open-round');

    const open = [{ gameId: 'blackjack', round: round.id, awaits: 'decision' }];
    expect(atFirst.body).toEqual({ round: JSON.parse(dealtAs).round, awaits: 'decision', open });
    expect(later.body).toEqual(
      hit.body.awaits
        ? { round: hit.body.round, awaits: 'decision', open }
        : { round: null, awaits: null, open: [] },
    );
    expect(hit.body.round.id).toBe(round.id);
  });
});

describe('POST /games/{id}/rounds/{round}/decisions', () => {
  it('repeats the first response for the same key and deals no second card', async () => {
    const { decide: take, stores } = await dealt('hit');
    const first = await take('hit', 0, 'hit-once');
    const { length } = stores.entries;

    const again = await take('hit', 0, 'hit-once');

    expect(again.text).toBe(first.text);
    expect(stores.entries).toHaveLength(length);
    expect(first.body.round.outcome.hands[0].cards).toHaveLength(3);
  });

  it('settles the round at the end: the house keeps the stake, the payout is redeemable, and no hold is left', async () => {
    const { decide: take, before, wallet } = await dealt('stand');

    const { body } = await take('stand', 0);

    const { balances, holds } = (await wallet()).wallet;
    expect(body).toMatchObject({ awaits: null, round: { isSettled: true, stake, decisions: ['stand'] } });
    expect([balances.sweepsHeld, holds]).toEqual([0, []]);
    expect(balances.sweepsUnplayed).toBe(before.wallet.balances.sweepsUnplayed);
    expect(balances.sweepsRedeemable).toBe(before.wallet.balances.sweepsRedeemable + body.round.payout);
  });

  it('settles an added stake with the round, which counts once with its total stake', async () => {
    const { decide: take, before, wallet, stores } = await dealt('double');

    const { body } = await take('double', 0);

    const after = await wallet();
    expect(body.round).toMatchObject({ firstStake: stake, stake: 2 * stake, isSettled: true });
    expect(stores.entries.at(-1)!.transaction.detail).toMatchObject({
      kind: 'round',
      stake: 2 * stake,
      firstStake: stake,
      decisions: ['double'],
      begun: body.round.id,
    });
    const { sums } = before.play.windows.day;
    expect(after.play.windows.day.sums).toMatchObject({
      staked: { ...sums.staked, sweeps: sums.staked.sweeps + 2 * stake },
      lost: { ...sums.lost, sweeps: sums.lost.sweeps + 2 * stake - body.round.payout },
    });
    expect(after.play.session!.rounds).toBe(before.play.session!.rounds + 1);
  });

  it('holds the stake that a split adds until both hands are settled', async () => {
    const { decide: take, wallet } = await dealt('split');

    const split = await take('split', 0);

    const { balances, holds } = (await wallet()).wallet;
    if (split.body.awaits === 'decision') {
      expect(balances.sweepsHeld).toBe(2 * stake);
      expect(holds).toHaveLength(2);
    }
    let { body } = split;
    for (let step = 1; body.awaits === 'decision'; step += 1) ({ body } = await take('stand', step));
    expect(body.round.outcome.hands).toHaveLength(2);
    expect((await wallet()).wallet.holds).toEqual([]);
  });

  it('stakes half as much again for insurance, which settles with the round', async () => {
    const playing = await dealt('insurance');

    const { status, body } = await playing.decide('insurance', 0);
    const { balances } = (await playing.wallet()).wallet;
    await finish(playing, body.round);

    expect(status).toBe(200);
    expect(body.round).toMatchObject({ stake: stake * 1.5, outcome: { insurance: { stake: stake / 2 } } });
    expect(balances.sweepsHeld).toBe(body.round.isSettled ? 0 : stake * 1.5);
    const settled = playing.stores.entries.at(-1)!.transaction.detail;
    expect(settled).toMatchObject({ kind: 'round', stake: stake * 1.5, firstStake: stake });
    expect((await playing.wallet()).wallet.holds).toEqual([]);
  });

  it.each([
    ['that the round does not offer', 'surrender', 0, 409, 'games/decision-not-allowed'],
    ['of a tab that is behind', 'hit', 1, 409, 'games/round-conflict'],
    ['of another round', 'hit', 0, 404, 'games/unknown-round'],
  ])('refuses a decision %s and writes nothing', async (_case, decision, step, status, code) => {
    const playing = await dealt('hit');
    const round = code === 'games/unknown-round' ? 'another' : playing.round.id;
    const { length } = playing.stores.entries;

    const refused = await decide(playing, round, decision, step);

    expect(refusedAs(refused)).toEqual([status, code]);
    expect(playing.stores.entries).toHaveLength(length);
  });

  it('refuses the second of two decisions made at the same time', async () => {
    const { decide: take, stores } = await dealt('hit');
    let first: { status: number } | undefined;
    stores.beforeNextCommit(async () => (first = await take('hit', 0)));

    const second = await take('hit', 0);

    expect(first!.status).toBe(200);
    expect(['games/round-conflict', 'games/unknown-round']).toContain(refusedAs(second)[1]);
  });

  it('applies limits and breaks to a decision that adds to the stake, and never to one that ends the round', async () => {
    const { callApi, decide: take, before } = await dealt('double');
    const { lost } = before.play.windows.day.sums;
    const most = Math.max(0, lost.sweeps) + stake;
    await callApi('PUT', '/play-limits/limits', { thing: 'loss-sweeps', period: 'day', most });
    const limited = await take('double', 0);
    await callApi('POST', '/play-limits/breaks', { days: 1 });
    const onBreak = await take('double', 0);
    const ended = await take('stand', 0);

    expect([limited, onBreak].map(refusedAs)).toEqual([
      [409, 'play-limits/loss-limit-reached'],
      [409, 'play-limits/on-break'],
    ]);
    expect(ended.body.round.isSettled).toBe(true);
  });

  it('keeps the first response of the key that dealt the hand', async () => {
    const { decide: take, play, dealKey, dealtAs } = await dealt('stand');
    await take('stand', 0);

    const again = await play({ game: 'blackjack', stake }, dealKey);

    expect(again.text).toBe(dealtAs);
  });
});

describe('reverse', () => {
  it('refuses a settled round whose stake was held', async () => {
    const { decide: take, stores, wallet } = await dealt('stand');
    await take('stand', 0);
    const { transaction } = stores.entries.at(-1)!;
    const { reverse } = await import('#domain/wallet/reversal');

    expect(reverse((await wallet()).wallet.balances, transaction)).toEqual({ code: 'wallet/not-reversible' });
  });
});
