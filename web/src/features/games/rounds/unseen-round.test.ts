import { describe, expect, it } from 'vitest';
import { exampleRound, type ExampleState, exampleState } from './example-round';
import type { LeftOpen } from './left-open';
import { mayShowNewest, unseenRound, withoutPayout } from './unseen-round';

const card = exampleRound({ id: 'card-1', gameId: 'scratch', payout: 300 });
const left: LeftOpen = { played: { round: card, version: null }, awaits: 'seeing' };
const resumed: ExampleState = { phase: 'showing', round: card, awaits: 'seeing', origin: 'resumed' };

describe('unseenRound', () => {
  it('returns the round that was left, from before it is on the table until it was shown', () => {
    const moments = [{}, { phase: 'requesting' }, resumed, { ...resumed, phase: 'idle' }] as const;

    const unseen = moments.map((moment) => unseenRound(exampleState(moment), left)?.id);

    expect(unseen).toEqual(['card-1', 'card-1', 'card-1', undefined]);
  });

  it('returns the answer to a press from before a reload', () => {
    const repeated = exampleState({ ...resumed, origin: 'repeated' });

    expect(unseenRound(repeated, null)).toBe(card);
  });

  it.each([
    { what: 'a round of this visit', state: { ...resumed, origin: 'pressed' }, leftOpen: null },
    {
      what: 'a round that pays once it is decided',
      state: { ...resumed, awaits: 'decision' },
      leftOpen: left,
    },
    {
      what: 'a round of the history',
      state: { ...resumed, origin: 'replayed', awaits: null },
      leftOpen: left,
    },
    {
      what: 'what waits for a decision',
      state: {},
      leftOpen: { played: left.played, awaits: 'decision' },
    },
    {
      what: 'what was left and has been seen since',
      state: { phase: 'requesting', presentations: 1 },
      leftOpen: left,
    },
    { what: 'nothing at all', state: {}, leftOpen: null },
  ] as const)('does not return $what', ({ state, leftOpen }) => {
    expect(unseenRound(exampleState(state), leftOpen)).toBeNull();
  });
});

describe('mayShowNewest', () => {
  it.each([
    { what: 'before the first round', state: {}, may: true },
    { what: 'while a result is requested', state: { phase: 'requesting' }, may: false },
    { what: 'while a result is shown', state: { phase: 'showing', round: card }, may: false },
    { what: 'once a result was shown', state: { phase: 'idle', round: card }, may: true },
    {
      what: 'while the player decides',
      state: { phase: 'deciding', round: card, awaits: 'decision' },
      may: true,
    },
    {
      what: 'while a round is resumed that pays once it is decided',
      state: { ...resumed, awaits: 'decision' },
      may: true,
    },
    { what: 'while a round is resumed whose payout was not seen', state: resumed, may: false },
  ] as const)('is $may $what', ({ state, may }) => {
    expect(mayShowNewest(exampleState(state), null)).toBe(may);
  });

  it('is false while a round that was left has not been seen', () => {
    expect(mayShowNewest(exampleState({}), left)).toBe(false);
  });
});

describe('withoutPayout', () => {
  const balances = { gold: 1_000, sweepsUnplayed: 20, sweepsRedeemable: 500, goldHeld: 7, sweepsHeld: 8 };

  it.each([
    { coin: 'gold', left: { ...balances, gold: 700 } },
    { coin: 'sweeps', left: { ...balances, sweepsRedeemable: 200 } },
  ] as const)('deducts a $coin payout only from the credited balance', ({ coin, left }) => {
    expect(withoutPayout(balances, { coin, payout: 300 })).toEqual(left);
  });

  it('stops at zero when part of the payout was spent', () => {
    expect(withoutPayout(balances, { coin: 'gold', payout: 1_200 }).gold).toBe(0);
  });
});
