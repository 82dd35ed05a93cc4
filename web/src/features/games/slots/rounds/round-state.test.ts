import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api-refusal';
import { exampleRound } from './example-round';
import type { Press } from './press';
import { atRest, nextRoundState, type RoundEvent, type RoundState } from './round-state';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'hk-slots',
  coin: 'gold',
  stake: 100,
  pressedAtMs: 0,
};
const answer = {
  round: exampleRound(),
  balances: { gold: 900, sweepsUnplayed: 0, sweepsRedeemable: 0 },
  sequence: 7,
};
const tooFast = new ApiRefusal({
  status: 409,
  code: 'play-limits/too-fast',
  message: 'Wait.',
  details: { retryAfterMs: 800 },
});

const asked: RoundEvent = { type: 'asked', press, nowMs: 1_000 };
const answered: RoundEvent = { type: 'answered', key: 'key-1', answer, kept: false, nowMs: 1_300 };
const failed = (failure: unknown, key = 'key-1'): RoundEvent => ({
  type: 'failed',
  trouble: { press: { ...press, key }, fate: 'refused', failure },
  nowMs: 1_300,
});

function after(...events: RoundEvent[]): RoundState {
  return events.reduce(nextRoundState, atRest);
}

describe('a round', () => {
  it('turns the reels from the press until the answer', () => {
    expect(after(asked).phase).toBe('asking');
    expect(after(asked, answered).phase).toBe('stopping');
  });

  it('is over when the reels have come to rest, and stays on show', () => {
    const state = after(asked, answered, { type: 'rested' });

    expect(state).toMatchObject({ phase: 'resting', press: null, answer });
  });

  it('keeps the last answer on show while the next one is awaited', () => {
    const state = after(asked, answered, { type: 'rested' }, { ...asked, press: { ...press, key: 'key-2' } });

    expect(state.answer).toBe(answer);
  });

  it('lets the next press wait until the shortest cycle after the answer is over', () => {
    expect(after(asked, answered).wait).toEqual({ fromMs: 1_000, untilMs: 3_800 });
  });

  it('brings the reels to rest unharmed when it is refused', () => {
    const state = after(asked, answered, { type: 'rested' }, { ...asked, nowMs: 9_000 }, failed(new Error()));

    expect(state).toMatchObject({ phase: 'resting', answer, press: null });
    expect(state.trouble?.press).toEqual(press);
  });

  it('waits as long as a refusal for haste says', () => {
    expect(after(asked, failed(tooFast)).wait).toEqual({ fromMs: 1_300, untilMs: 2_100 });
  });

  it('takes the first of two answers under one key', () => {
    const rested = after(asked, answered, { type: 'rested' });

    expect(nextRoundState(rested, answered)).toBe(rested);
  });

  it('ignores the failure of a request that is no longer the one awaited', () => {
    const state = after(asked);

    expect(nextRoundState(state, failed(new Error(), 'key-0'))).toBe(state);
  });

  it('forgets its trouble when it is dismissed or the button is pressed again', () => {
    const state = after(asked, failed(new Error()));

    expect(nextRoundState(state, { type: 'dismissed' }).trouble).toBeNull();
    expect(nextRoundState(state, asked).trouble).toBeNull();
  });

  it('tells the answer to an earlier press from that to a new one', () => {
    expect(after(asked, { ...answered, kept: true }).kept).toBe(true);
    expect(after(asked, { ...answered, kept: true }, { type: 'rested' }, asked).kept).toBe(false);
  });
});
