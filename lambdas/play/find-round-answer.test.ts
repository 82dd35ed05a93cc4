import { describe, expect, it } from 'vitest';
import { openPlay, refusedAs } from './play-fixture';

async function setup() {
  const playing = await openPlay();
  const find = (key: string, game = 'hk-slots') =>
    playing.callApi('GET', `/games/${game}/answers?key=${encodeURIComponent(key)}`);
  return { ...playing, find };
}

describe('GET /games/{id}/answers', () => {
  it('returns what a stake was answered, and writes nothing', async () => {
    const { play, find, stores } = await setup();
    const played = await play({}, 'one');
    const { length } = stores.entries;

    const { status, body } = await find('one');

    expect([status, body.answer]).toEqual([200, played.body]);
    expect(stores.entries).toHaveLength(length);
  });

  it('returns what a decision was answered', async () => {
    const { play, find, callApi } = await setup();
    const { body } = await play({ coin: 'gold', game: 'video-poker' }, 'deal');
    const path = `/games/video-poker/rounds/${body.round.id}/decisions`;
    const decided = await callApi('POST', path, { decision: 'hold 00000', step: 0 }, 'hold');

    expect((await find('hold', 'video-poker')).body.answer).toEqual(decided.body);
  });

  it('returns null for a key under which nothing was settled: unused, refused, or of another game', async () => {
    const { play, find } = await setup();
    await play({ stake: 21 }, 'refused');
    await play({}, 'one');

    for (const answer of [await find('unused'), await find('refused'), await find('one', 'roulette')])
      expect([answer.status, answer.body]).toEqual([200, { answer: null }]);
  });

  it('refuses an unknown game and a missing key', async () => {
    const { find, callApi } = await setup();

    expect(refusedAs(await find('one', 'chess'))).toEqual([404, 'games/unknown-game']);
    expect(refusedAs(await callApi('GET', '/games/hk-slots/answers'))).toEqual([400, 'request/invalid']);
  });
});
