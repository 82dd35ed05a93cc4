import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { openWalletWithOpenHand } from './client-seeds';
import { findLedgerFaults } from './ledger-check';
import { openShopper, statusAndCode } from './shopper';

const twins = 32;
const stake = 100;

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

/** A player with an open hand of blackjack, and a second device. */
async function openHand(name: string) {
  const player = await openShopper(casino, `${name}@jade.test`);
  const elsewhere = await casino.signIn(player.email);
  await openWalletWithOpenHand(casino, player);
  const deal = (key: string) =>
    player.callApi('POST', '/games/blackjack/rounds', { key, body: { coin: 'gold', stake } });
  const dealt = await deal('deal');
  const id: string = dealt.body.round.id;
  const decide = (decision: string, step: number, key: string, token = player.token) =>
    casino.callApi('POST', `/games/blackjack/rounds/${id}/decisions`, {
      token,
      key,
      body: { decision, step },
    });
  const wallet = async () => (await player.callApi('GET', '/wallet')).body;
  return { ...player, elsewhere, deal, dealt, id, decide, wallet };
}

describe('an open hand', () => {
  it('holds its stake and is the same on every device', async () => {
    const { dealt, elsewhere, wallet } = await openHand('open-hand');

    const found = await casino.callApi('GET', '/games/open-round', { token: elsewhere });

    expect(dealt.body).toMatchObject({ awaits: 'decision', round: { isSettled: false, stake } });
    const open = [{ gameId: 'blackjack', round: dealt.body.round.id, awaits: 'decision' }];
    expect(found.body).toEqual({ round: dealt.body.round, awaits: 'decision', open });
    expect((await wallet()).balances).toMatchObject({ gold: 10_000 - stake, goldHeld: stake });
  });

  it(`gets one card for ${twins} concurrent requests with one key`, async () => {
    const { decide, wallet } = await openHand('one-card');
    const before = await wallet();

    const responses = await Promise.all(Array.from({ length: twins }, () => decide('hit', 0, 'hit')));

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]!.body.round.outcome.hands[0].cards).toHaveLength(3);
    expect((await wallet()).sequence).toBe(before.sequence + 1);
  });

  it('accepts one of two concurrent decisions and returns 409 to the other', async () => {
    const { decide, elsewhere } = await openHand('two-devices');

    const both = await Promise.all([decide('hit', 0, 'here'), decide('hit', 0, 'there', elsewhere)]);

    expect(both.map(statusAndCode).sort((left, right) => Number(left[0]) - Number(right[0]))).toEqual([
      [200],
      [409, 'games/round-conflict'],
    ]);
  });

  it('is settled once, and each key gets its original response', async () => {
    const { deal, dealt, decide, wallet } = await openHand('settled');
    const hit = await decide('hit', 0, 'hit');
    const stood = await decide('stand', 1, 'stand');

    const again = [await deal('deal'), await decide('hit', 0, 'hit'), await decide('stand', 1, 'stand')];

    expect(again.map(({ text }) => text)).toEqual([dealt.text, hit.text, stood.text]);
    expect(stood.body.round).toMatchObject({ isSettled: true, decisions: ['hit', 'stand'] });
    const { balances } = await wallet();
    expect(balances).toEqual(stood.body.balances);
    expect(balances).toMatchObject({ gold: 10_000 - stake + stood.body.round.payout, goldHeld: 0 });
  });

  it('is one round in the history and one row per step in the ledger', async () => {
    const { callApi, decide, id } = await openHand('history');
    await decide('hit', 0, 'hit');
    await decide('stand', 1, 'stand');

    const rounds = await callApi('GET', '/games/blackjack/rounds');
    const ledger = await callApi('GET', '/wallet/transactions');

    expect(rounds.body.items.map((round: { id: string }) => round.id)).toEqual([id]);
    expect(ledger.body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'round',
      'round-open',
      'round-open',
      'grant',
    ]);
  });

  it('leaves a consistent ledger', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
