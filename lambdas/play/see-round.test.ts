import { describe, expect, it } from 'vitest';
import { generousGames, openPlay, refusedAs } from './play-fixture';

async function openRound() {
  const playing = await openPlay({ games: generousGames });
  const answer = await playing.play({ game: 'generous' }, 'first');
  const id: string = answer.body.round.id;
  const see = (round = id, game = 'generous') =>
    playing.callApi('POST', `/games/${game}/rounds/${round}/seen`);
  return { ...playing, answer, id, see };
}

describe('round with free spins', () => {
  it('is settled immediately and stays open until it is seen', async () => {
    const { answer, stores, player } = await openRound();

    expect(answer.body).toMatchObject({ awaits: 'seeing', round: { stake: 20 } });
    expect(answer.body.round.outcome.spins).toHaveLength(3);
    const won = answer.body.round.outcome.spins.reduce(
      (total: number, spin: { payout: number }) => total + spin.payout,
      0,
    );
    expect(answer.body.round.payout).toBe(won);
    const { wallet } = (await stores.wallets.load(player))!;
    expect(wallet.balances.sweepsRedeemable).toBe(6000 + won);
  });

  it('blocks other rounds and the rotation of seeds, and names itself in the refusal', async () => {
    const { play, callApi, id, stores } = await openRound();
    const { length } = stores.entries;

    const same = await play({ game: 'generous' });
    const other = await play({ coin: 'gold' });
    const rotation = await callApi('POST', '/fairness/rotate', {});

    for (const refused of [same, other, rotation]) {
      expect(refusedAs(refused)).toEqual([409, 'games/round-open']);
      expect(refused.body.error.details).toEqual({ gameId: 'generous', round: id });
    }
    expect(stores.entries).toHaveLength(length);
  });

  it('is returned by GET /games/open-round', async () => {
    const { callApi, answer } = await openRound();

    const found = await callApi('GET', '/games/open-round');

    expect(found.body.round).toEqual(answer.body.round);
  });

  it('lets the next round through once it is seen, and records that once', async () => {
    const { see, play, callApi, stores } = await openRound();

    const first = await see();
    const again = await see();

    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await callApi('GET', '/games/open-round')).body).toEqual({ round: null, awaits: null });
    expect((await play({ coin: 'gold' })).status).toBe(200);
    const seen = stores.entries.filter(({ transaction }) => transaction.detail.kind === 'round-seen');
    expect(seen).toHaveLength(1);
    expect(seen[0]!.transaction.postings).toEqual([]);
  });

  it('repeats its response byte for byte before and after it is seen', async () => {
    const { answer, see, play } = await openRound();

    const before = await play({ game: 'generous' }, 'first');
    await see();
    const after = await play({ game: 'generous' }, 'first');

    expect([before.text, after.text]).toEqual([answer.text, answer.text]);
  });

  it('cannot be marked as seen with the id of another round or game', async () => {
    const { see, id, callApi } = await openRound();

    const refused = [await see('another'), await see(id, 'hk-slots')];

    expect(refused.map(refusedAs)).toEqual([
      [404, 'games/unknown-round'],
      [404, 'games/unknown-round'],
    ]);
    expect((await callApi('GET', '/games/open-round')).body.round.id).toBe(id);
  });
});
