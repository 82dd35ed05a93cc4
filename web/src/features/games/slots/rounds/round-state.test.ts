import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api-refusal';
import type { Press } from '../../rounds/press';
import { exampleFeature, exampleRound } from './example-round';
import { atRest, nextRoundState, type RoundEvent, type RoundState } from './round-state';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'hk-slots',
  coin: 'gold',
  stake: 100,
  choice: null,
  decision: null,
  pressedAtMs: 0,
};
const played = { round: exampleRound(), machine: null };
const answer = { round: played.round, version: null };
const tooFast = new ApiRefusal({
  status: 409,
  code: 'play-limits/too-fast',
  message: 'Wait.',
  details: { retryAfterMs: 800 },
});

const asked: RoundEvent = { type: 'asked', press, nowMs: 1_000 };
const answered: RoundEvent = {
  type: 'answered',
  key: 'key-1',
  played: answer,
  awaits: null,
  kept: false,
  nowMs: 1_300,
};
const rested: RoundEvent = { type: 'rested' };
const failed = (failure: unknown, key = 'key-1'): RoundEvent => ({
  type: 'failed',
  trouble: { press: { ...press, key }, fate: 'refused', failure, readFailure: null },
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
    const state = after(asked, answered, rested);

    expect(state).toMatchObject({ phase: 'resting', press: null, played, open: null, feature: null });
  });

  it('keeps the last answer on show while the next one is awaited', () => {
    const state = after(asked, answered, rested, { ...asked, press: { ...press, key: 'key-2' } });

    expect(state.played).toEqual(played);
  });

  it('lets the next press wait until the shortest cycle after the answer is over', () => {
    expect(after(asked, answered).wait).toEqual({ fromMs: 1_000, untilMs: 3_800 });
  });

  it('brings the reels to rest unharmed when it is refused', () => {
    const state = after(asked, answered, rested, { ...asked, nowMs: 9_000 }, failed(new Error()));

    expect(state).toMatchObject({ phase: 'resting', played, press: null });
    expect(state.trouble?.press).toEqual(press);
  });

  it('waits as long as a refusal for haste says', () => {
    expect(after(asked, failed(tooFast)).wait).toEqual({ fromMs: 1_300, untilMs: 2_100 });
  });

  it('takes the first of two answers under one key', () => {
    const resting = after(asked, answered, rested);

    expect(nextRoundState(resting, answered)).toBe(resting);
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
    expect(after(asked, { ...answered, kept: true }, rested, asked).kept).toBe(false);
  });
});

const withFreeSpins = { round: exampleFeature([40, 0]), machine: null };
const openAnswer: RoundEvent = {
  ...answered,
  played: { round: withFreeSpins.round, version: null },
  awaits: 'seeing',
};
const open = { gameId: 'hk-slots', id: withFreeSpins.round.id, failure: null };

/** The time of the stage on show is over. */
function over(state: RoundState): RoundState {
  return nextRoundState(state, { type: 'advanced', from: state.feature! });
}

describe('a round with free spins', () => {
  it('shows its staked spin, tells what was won, and plays the free spins one by one', () => {
    const stages: unknown[] = [];
    let state = after(asked, openAnswer, rested);
    while (state.phase === 'free-spins') {
      stages.push(state.feature);
      state = state.feature?.stage === 'stopping' ? nextRoundState(state, rested) : over(state);
    }

    expect(stages).toEqual([
      { stage: 'base', spin: 0 },
      { stage: 'intro', spin: 0 },
      { stage: 'turning', spin: 1 },
      { stage: 'stopping', spin: 1 },
      { stage: 'shown', spin: 1 },
      { stage: 'turning', spin: 2 },
      { stage: 'stopping', spin: 2 },
      { stage: 'shown', spin: 2 },
    ]);
    expect(state).toMatchObject({ phase: 'resting', feature: { stage: 'summary', spin: 2 }, open });
  });

  it('moves on once for one stage, however often its time is said to be over', () => {
    const state = after(asked, openAnswer, rested);
    const next = over(state);

    expect(nextRoundState(next, { type: 'advanced', from: state.feature! })).toBe(next);
  });

  it.each(['base', 'intro', 'turning', 'stopping', 'shown'])(
    'can be left out while "%s" is on show',
    (stage) => {
      let state = after(asked, openAnswer, rested);
      while (state.feature?.stage !== stage)
        state = state.feature?.stage === 'stopping' ? nextRoundState(state, rested) : over(state);

      const skipped = nextRoundState(state, { type: 'skipped' });

      expect(skipped).toMatchObject({ phase: 'resting', feature: { stage: 'summary', spin: 2 }, open });
      expect(nextRoundState(skipped, rested)).toBe(skipped);
    },
  );

  it('is open until the house knows that it was seen, whether its summary is still there or not', () => {
    const summary = nextRoundState(after(asked, openAnswer, rested), { type: 'skipped' });
    const away = nextRoundState(summary, { type: 'put-away' });

    expect(away).toMatchObject({ feature: null, open });
    expect(nextRoundState(away, { type: 'seen', id: 'another' }).open).toEqual(open);
    expect(nextRoundState(away, { type: 'seen', id: open.id }).open).toBeNull();
  });

  it('remembers why the house could not be told', () => {
    const failure = new Error();
    const summary = nextRoundState(after(asked, openAnswer, rested), { type: 'skipped' });

    const told = nextRoundState(summary, { type: 'unseen', id: open.id, failure });

    expect(told.open).toEqual({ ...open, failure });
  });

  it('makes room for the next round at its press', () => {
    const seen = [{ type: 'skipped' }, { type: 'seen', id: open.id }] as const;
    const next = { ...asked, press: { ...press, key: 'key-2' } };

    expect(after(asked, openAnswer, rested, ...seen, next)).toMatchObject({ feature: null, phase: 'asking' });
  });
});

describe('free spins that were left', () => {
  const resumed: RoundEvent = {
    type: 'resumed',
    played: { round: withFreeSpins.round, version: null },
    awaits: 'seeing',
  };

  it('are told of at once when the game is opened', () => {
    expect(after(resumed)).toMatchObject({
      phase: 'free-spins',
      feature: { stage: 'intro', spin: 0 },
      resumed: true,
      played: withFreeSpins,
      open,
    });
  });

  it('end a press that they kept from being played: its reels come to rest on their round', () => {
    const stopping = after(asked, resumed);

    expect(stopping).toMatchObject({ phase: 'stopping', press: null, played: withFreeSpins });
    expect(nextRoundState(stopping, rested).feature).toEqual({ stage: 'intro', spin: 0 });
  });

  it('do not interrupt what is on show already', () => {
    const state = after(asked, openAnswer);

    expect(nextRoundState(state, resumed)).toBe(state);
  });

  it('are not told of again with the next round', () => {
    const seen = [{ type: 'skipped' }, { type: 'seen', id: open.id }] as const;

    expect(after(resumed, ...seen, asked).resumed).toBe(false);
  });
});

describe('a round of the history', () => {
  const replayed: RoundEvent = { type: 'replayed', played: withFreeSpins };

  it('is shown once more with all of its free spins, and nobody is told that it was seen', () => {
    const state = after({ type: 'replaying' }, replayed, rested);

    expect(state).toMatchObject({ phase: 'free-spins', feature: { stage: 'base', spin: 0 }, replayed: true });
    expect(nextRoundState(state, { type: 'skipped' })).toMatchObject({ phase: 'resting', open: null });
  });

  it('stands still at once where it had none', () => {
    const state = after({ type: 'replaying' }, { type: 'replayed', played }, rested);

    expect(state).toMatchObject({ phase: 'resting', played, feature: null });
  });

  it('interrupts no round that is under way', () => {
    const state = after(asked, answered);

    expect(nextRoundState(state, { type: 'replaying' })).toBe(state);
    expect(nextRoundState(state, replayed)).toBe(state);
  });

  it('is none any more with the next press', () => {
    expect(after({ type: 'replaying' }, replayed, rested, { type: 'skipped' }, asked).replayed).toBe(false);
  });
});
