import { describe, expect, it } from 'vitest';
import { openPlay, refusedAs } from './play-fixture';

interface OpenOriginal {
  readonly id: string;
  readonly decisions: string[];
  readonly outcome: {
    readonly shown: Readonly<Record<string, number[]>>;
    readonly multiple: number;
    readonly options: string[];
  };
}

const stake = 100;
const notAllowed = [409, 'games/decision-not-allowed'];

/** A player in a round of an original. The seeds of the fake stores are fixed, so the round is the same every time. */
async function begun(game: string, choice?: string) {
  const playing = await openPlay();
  const body = { coin: 'gold', stake, ...(choice !== undefined && { choice }) };
  const answer = await playing.callApi('POST', `/games/${game}/rounds`, body, 'begin');
  const round: OpenOriginal = answer.body.round;
  const decide = (decision: string, step: number, key?: string) =>
    playing.callApi('POST', `/games/${game}/rounds/${round.id}/decisions`, { decision, step }, key);
  const gold = async () => (await playing.stores.wallets.load(playing.player))!.wallet.balances.gold;
  return { ...playing, answer, round, decide, gold };
}

describe('open round of mines', () => {
  it.each([
    ['collecting before the first stone', 'cash-out'],
    ['a stone that the board does not have', 'open 25'],
    ['a stone in other notation', 'open 07'],
    ['a decision of another game', 'higher'],
  ])('refuses %s and stays as it was', async (_, decision) => {
    const { decide, stores } = await begun('mines', '1');
    const rows = stores.entries.length;

    const refused = await decide(decision, 0);
    const lifted = await decide('open 7', 0);

    expect(refusedAs(refused)).toEqual(notAllowed);
    expect(stores.entries).toHaveLength(rows + 1);
    expect(lifted.body.round.outcome.shown.opened).toEqual([7]);
  });

  it('refuses a stone that was lifted before', async () => {
    const { decide } = await begun('mines', '1');
    await decide('open 7', 0);

    expect(refusedAs(await decide('open 7', 1))).toEqual(notAllowed);
  });

  it('records one draw for each lifted stone and reveals no mine before its end', async () => {
    const { decide, stores } = await begun('mines', '1');
    const lifted = await decide('open 7', 0);
    const { detail } = stores.entries.at(-1)!.transaction;

    expect(detail).toMatchObject({ kind: 'round-open', choice: '1', decisions: ['open 7'] });
    expect('draws' in detail && detail.draws).toHaveLength(1);
    expect(lifted.body.round.outcome).toMatchObject({ shown: { opened: [7], mines: [] }, multiple: 103 });
  });

  it('continues after a lookup with the same board', async () => {
    const { callApi, decide } = await begun('mines', '1');
    const lifted = await decide('open 7', 0);

    const found = await callApi('GET', '/games/open-round');

    expect(found.body).toMatchObject({ round: lifted.body.round, awaits: 'decision' });
  });

  it('refuses another stone to a player excluded since, and pays what they collect', async () => {
    const { callApi, decide, gold } = await begun('mines', '1');
    await decide('open 7', 0);
    await callApi('POST', '/play-limits/exclusions', { months: null });
    const before = await gold();

    const refused = [await decide('open 8', 1), await decide('open 9', 1)];
    const collected = await decide('cash-out', 1);

    expect(refused.map(refusedAs)).toEqual(refused.map(() => [409, 'play-limits/excluded']));
    expect(collected.body.round).toMatchObject({ isSettled: true, payout: 103 });
    expect(await gold()).toBe(before + 103);
  });

  it('offers an excluded player the first stone, without which the round cannot end', async () => {
    const { callApi, decide } = await begun('mines', '1');
    await callApi('POST', '/play-limits/exclusions', { months: null });

    const lifted = await decide('open 7', 0);

    expect(lifted.body.round.outcome.options).toContain('cash-out');
  });

  it('pays once, however often the player collects', async () => {
    const { decide, gold } = await begun('mines', '1');
    await decide('open 7', 0);
    const before = await gold();

    const first = await decide('cash-out', 1, 'collect');
    const again = [await decide('cash-out', 1, 'collect'), await decide('cash-out', 1, 'another')];

    expect(first.body).toMatchObject({
      awaits: null,
      round: { isSettled: true, payout: 103, decisions: ['open 7', 'cash-out'], outcome: { options: [] } },
    });
    expect(first.body.round.outcome.shown.mines).toHaveLength(1);
    expect(again[0]!.text).toBe(first.text);
    expect(refusedAs(again[1]!)).toEqual([404, 'games/unknown-round']);
    expect(await gold()).toBe(before + 103);
  });

  it('lets one of two decisions of the same step through', async () => {
    const { decide } = await begun('mines', '1');

    const both = [await decide('open 7', 0, 'here'), await decide('open 8', 0, 'there')];

    expect([both[0]!.status, refusedAs(both[1]!)]).toEqual([200, [409, 'games/round-conflict']]);
  });

  it.each([undefined, '0', '25', '3 ', 'x'.repeat(512)])(
    'does not begin with the choice %j',
    async (choice) => {
      const { answer } = await begun('mines', choice);

      expect(refusedAs(answer)).toEqual([400, 'request/invalid']);
    },
  );
});

describe('open round of hi-lo', () => {
  it('refuses collecting before the first guess, and a guess that its card does not offer', async () => {
    const { decide, round } = await begun('hi-lo');
    const missing = ['higher', 'lower', 'same'].filter((guess) => !round.outcome.options.includes(guess));

    expect(missing).toHaveLength(1);
    for (const decision of ['cash-out', 'Higher', ...missing])
      expect(refusedAs(await decide(decision, 0))).toEqual(notAllowed);
  });

  it('refuses a fourth skip in a row', async () => {
    const { decide } = await begun('hi-lo');
    for (const step of [0, 1, 2]) expect((await decide('skip', step)).status).toBe(200);

    expect(refusedAs(await decide('skip', 3))).toEqual(notAllowed);
  });

  it('shows one card more with each decision, from the same deck for a repeated key', async () => {
    const { decide, round } = await begun('hi-lo');

    const skipped = await decide('skip', 0, 'skip');
    const again = await decide('skip', 0, 'skip');

    expect(skipped.body.round.outcome.shown.cards.slice(0, 1)).toEqual(round.outcome.shown['cards']);
    expect(skipped.body.round.outcome.shown.cards).toHaveLength(2);
    expect(again.text).toBe(skipped.text);
  });

  it('does not begin with a choice', async () => {
    const { answer } = await begun('hi-lo', 'higher');

    expect(refusedAs(answer)).toEqual([400, 'request/invalid']);
  });
});
