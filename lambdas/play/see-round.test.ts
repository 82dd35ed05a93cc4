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

/** Deals a hand of video poker. @returns the id of its round */
async function begunHand(callApi: Awaited<ReturnType<typeof openPlay>>['callApi']): Promise<string> {
  const { body } = await callApi('POST', '/games/video-poker/rounds', { coin: 'gold', stake: 100 });
  return body.round.id;
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

  it('blocks the next round of its game, and names itself in the refusal', async () => {
    const { play, id, stores } = await openRound();
    const { length } = stores.entries;

    const refused = await play({ game: 'generous' });

    expect(refusedAs(refused)).toEqual([409, 'games/round-open']);
    expect(refused.body.error.details).toEqual({ gameId: 'generous', round: id });
    expect(stores.entries).toHaveLength(length);
  });

  it('blocks no other game, stays open beside its rounds, and refuses the rotation of seeds until all are seen', async () => {
    const { play, callApi, answer, id } = await openRound();

    const other = await play({ game: 'dragon-scratch' });
    const rotation = await callApi('POST', '/fairness/rotate', {});

    expect(other.status).toBe(200);
    expect(refusedAs(rotation)).toEqual([409, 'games/round-open']);
    expect(rotation.body.error.details).toEqual({ gameId: 'dragon-scratch', round: other.body.round.id });
    expect(other.body.round.proof.nonce).toBe(answer.body.round.proof.nonce + 1);
    const { open } = (await callApi('GET', '/games/open-round')).body;
    expect(open).toEqual([
      { gameId: 'dragon-scratch', round: other.body.round.id, awaits: 'seeing' },
      { gameId: 'generous', round: id, awaits: 'seeing' },
    ]);

    for (const { gameId, round } of open) await callApi('POST', `/games/${gameId}/rounds/${round}/seen`, {});
    expect((await callApi('POST', '/fairness/rotate', {})).status).toBe(200);
  });

  it('is returned by GET /games/open-round, also when another was left later', async () => {
    const { callApi, answer, play } = await openRound();
    const later = await play({ game: 'dragon-scratch' });

    const found = await callApi('GET', '/games/open-round?gameId=generous');
    const latest = await callApi('GET', '/games/open-round');
    const elsewhere = await callApi('GET', '/games/open-round?gameId=hk-slots');

    expect(found.body).toMatchObject({ round: answer.body.round, awaits: 'seeing' });
    expect(latest.body.round).toEqual(later.body.round);
    expect(elsewhere.body).toMatchObject({ round: null, awaits: null });
  });

  it('can be seen while a round of another game awaits a decision, which stays', async () => {
    const { callApi, see, id } = await openRound();
    const hand = await begunHand(callApi);

    const inHand = await callApi('GET', '/games/open-round?gameId=video-poker');
    const inFeature = await callApi('GET', '/games/open-round?gameId=generous');
    const seen = await see();

    expect([inHand.body.round.id, inHand.body.awaits]).toEqual([hand, 'decision']);
    expect([inFeature.body.round.id, inFeature.body.awaits]).toEqual([id, 'seeing']);
    expect(seen.status).toBe(200);
    expect((await callApi('GET', '/games/open-round')).body.open).toEqual([
      { gameId: 'video-poker', round: hand, awaits: 'decision' },
    ]);
  });

  it('lets the next round through once it is seen, and records that once', async () => {
    const { see, play, callApi, stores } = await openRound();

    const first = await see();
    const again = await see();

    expect([first.status, again.text]).toEqual([200, first.text]);
    expect((await callApi('GET', '/games/open-round')).body).toEqual({ round: null, awaits: null, open: [] });
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
