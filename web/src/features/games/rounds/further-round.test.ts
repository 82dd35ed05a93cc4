import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { exampleRound } from './example-round';
import { isFurtherOn, readFurtherRound } from './further-round';
import type { Awaits } from './game-backend';
import type { Press } from './press';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'blackjack',
  coin: 'gold',
  stake: 100,
  choice: null,
  decision: null,
};
const hit: Press = { ...press, decision: { round: 'round-7', text: 'hit', step: 0 } };
const open = exampleRound({ id: 'round-9', gameId: 'blackjack', isSettled: false });
const ended = exampleRound({ id: 'round-7', gameId: 'blackjack', payout: 200 });

const backend = {
  readOpen: () => Promise.resolve({ round: open, awaits: 'decision' as Awaits }),
  rounds: () => Promise.resolve({ items: [ended], next: null }),
};
const version = () => Promise.resolve('version');

function refused(of: Press, code: string) {
  return { press: of, failure: new ApiRefusal({ status: 409, code, message: 'No.' }) };
}

describe('failure of a press on an advanced round', () => {
  it.each([
    ['another round comes first', press, 'games/round-open', open, 'decision'],
    ['the round has moved on', hit, 'games/round-conflict', open, 'decision'],
    ['the round was ended elsewhere', hit, 'games/unknown-round', ended, null],
  ] as const)('returns that round when %s', async (_why, of, code, round, awaits) => {
    const trouble = refused(of, code);

    expect(isFurtherOn(trouble)).toBe(true);
    expect(await readFurtherRound(backend, trouble, version)).toEqual({
      played: { round, version: 'version' },
      awaits,
    });
  });

  it('returns null when the API does not list how it ended', async () => {
    const empty = { ...backend, rounds: () => Promise.resolve({ items: [], next: null }) };

    expect(await readFurtherRound(empty, refused(hit, 'games/unknown-round'), version)).toBeNull();
  });

  it.each([
    ['coins are missing', refused(press, 'wallet/insufficient-funds')],
    ['a round is not known that nobody decided about', refused(press, 'games/unknown-round')],
    ['the house does not answer', { press: hit, failure: new TypeError('Load failed') }],
  ])('is not detected when %s', (_why, trouble) => {
    expect(isFurtherOn(trouble)).toBe(false);
  });
});
