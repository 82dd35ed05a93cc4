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

const pressed: RoundEvent = { type: 'asked', press, nowMs: 1_000 };
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

describe('nextRoundState', () => {
  it('turns the reels from the press until the answer', () => {
    expect(after(pressed).phase).toBe('asking');
    expect(after(pressed, answered).phase).toBe('stopping');
  });

  it('rests with the round on show after the reels have stopped', () => {
    const state = after(pressed, answered, rested);

    expect(state).toMatchObject({ phase: 'resting', press: null, played, open: null, feature: null });
  });

  it('keeps the last round on show while the next request is pending', () => {
    const state = after(pressed, answered, rested, { ...pressed, press: { ...press, key: 'key-2' } });

    expect(state.played).toEqual(played);
  });

  it('delays the next press until the shortest cycle after the answer has elapsed', () => {
    expect(after(pressed, answered).wait).toEqual({ fromMs: 1_000, untilMs: 3_800 });
  });

  it('returns to rest with the last round when the request is refused', () => {
    const state = after(pressed, answered, rested, { ...pressed, nowMs: 9_000 }, failed(new Error()));

    expect(state).toMatchObject({ phase: 'resting', played, press: null });
    expect(state.trouble?.press).toEqual(press);
  });

  it('waits as long as a too-fast refusal specifies', () => {
    expect(after(pressed, failed(tooFast)).wait).toEqual({ fromMs: 1_300, untilMs: 2_100 });
  });

  it('applies the first of two answers with the same key', () => {
    const resting = after(pressed, answered, rested);

    expect(nextRoundState(resting, answered)).toBe(resting);
  });

  it('ignores the failure of a request that is no longer pending', () => {
    const state = after(pressed);

    expect(nextRoundState(state, failed(new Error(), 'key-0'))).toBe(state);
  });

  it('clears its trouble on dismissal and on the next press', () => {
    const state = after(pressed, failed(new Error()));

    expect(nextRoundState(state, { type: 'dismissed' }).trouble).toBeNull();
    expect(nextRoundState(state, pressed).trouble).toBeNull();
  });

  it('marks the answer to an earlier press as kept', () => {
    expect(after(pressed, { ...answered, kept: true }).kept).toBe(true);
    expect(after(pressed, { ...answered, kept: true }, rested, pressed).kept).toBe(false);
  });
});

const withFreeSpins = { round: exampleFeature([40, 0]), machine: null };
const openAnswer: RoundEvent = {
  ...answered,
  played: { round: withFreeSpins.round, version: null },
  awaits: 'seeing',
};
const open = { gameId: 'hk-slots', id: withFreeSpins.round.id, failure: null };

/** Advances past the stage on show. */
function over(state: RoundState): RoundState {
  return nextRoundState(state, { type: 'advanced', from: state.feature! });
}

describe('round with free spins', () => {
  it('shows its staked spin, the award, and each free spin in order', () => {
    const stages: unknown[] = [];
    let state = after(pressed, openAnswer, rested);
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

  it('advances once for one stage, however often it elapses', () => {
    const state = after(pressed, openAnswer, rested);
    const next = over(state);

    expect(nextRoundState(next, { type: 'advanced', from: state.feature! })).toBe(next);
  });

  it.each(['base', 'intro', 'turning', 'stopping', 'shown'])(
    'can be skipped while "%s" is on show',
    (stage) => {
      let state = after(pressed, openAnswer, rested);
      while (state.feature?.stage !== stage)
        state = state.feature?.stage === 'stopping' ? nextRoundState(state, rested) : over(state);

      const skipped = nextRoundState(state, { type: 'skipped' });

      expect(skipped).toMatchObject({ phase: 'resting', feature: { stage: 'summary', spin: 2 }, open });
      expect(nextRoundState(skipped, rested)).toBe(skipped);
    },
  );

  it('stays open until the API confirms that it was seen, even after the summary is dismissed', () => {
    const summary = nextRoundState(after(pressed, openAnswer, rested), { type: 'skipped' });
    const away = nextRoundState(summary, { type: 'put-away' });

    expect(away).toMatchObject({ feature: null, open });
    expect(nextRoundState(away, { type: 'seen', id: 'another' }).open).toEqual(open);
    expect(nextRoundState(away, { type: 'seen', id: open.id }).open).toBeNull();
  });

  it('keeps the failure of the confirmation', () => {
    const failure = new Error();
    const summary = nextRoundState(after(pressed, openAnswer, rested), { type: 'skipped' });

    const afterFailure = nextRoundState(summary, { type: 'unseen', id: open.id, failure });

    expect(afterFailure.open).toEqual({ ...open, failure });
  });

  it('is replaced by the next press', () => {
    const seen = [{ type: 'skipped' }, { type: 'seen', id: open.id }] as const;
    const next = { ...pressed, press: { ...press, key: 'key-2' } };

    expect(after(pressed, openAnswer, rested, ...seen, next)).toMatchObject({
      feature: null,
      phase: 'asking',
    });
  });
});

describe('free spins that were left', () => {
  const resumed: RoundEvent = {
    type: 'resumed',
    played: { round: withFreeSpins.round, version: null },
    awaits: 'seeing',
  };

  it('resume at the intro when the game is opened', () => {
    expect(after(resumed)).toMatchObject({
      phase: 'free-spins',
      feature: { stage: 'intro', spin: 0 },
      resumed: true,
      played: withFreeSpins,
      open,
    });
  });

  it('end a press that they blocked, and its reels stop on their round', () => {
    const stopping = after(pressed, resumed);

    expect(stopping).toMatchObject({ phase: 'stopping', press: null, played: withFreeSpins });
    expect(nextRoundState(stopping, rested).feature).toEqual({ stage: 'intro', spin: 0 });
  });

  it('do not interrupt a round on show', () => {
    const state = after(pressed, openAnswer);

    expect(nextRoundState(state, resumed)).toBe(state);
  });

  it('are no longer marked as resumed in the next round', () => {
    const seen = [{ type: 'skipped' }, { type: 'seen', id: open.id }] as const;

    expect(after(resumed, ...seen, pressed).resumed).toBe(false);
  });
});

describe('replayed round', () => {
  const replayed: RoundEvent = { type: 'replayed', played: withFreeSpins };

  it('shows all of its free spins and leaves no open round', () => {
    const state = after({ type: 'replaying' }, replayed, rested);

    expect(state).toMatchObject({ phase: 'free-spins', feature: { stage: 'base', spin: 0 }, replayed: true });
    expect(nextRoundState(state, { type: 'skipped' })).toMatchObject({ phase: 'resting', open: null });
  });

  it('rests at once without free spins', () => {
    const state = after({ type: 'replaying' }, { type: 'replayed', played }, rested);

    expect(state).toMatchObject({ phase: 'resting', played, feature: null });
  });

  it('does not interrupt a round under way', () => {
    const state = after(pressed, answered);

    expect(nextRoundState(state, { type: 'replaying' })).toBe(state);
    expect(nextRoundState(state, replayed)).toBe(state);
  });

  it('is no longer marked as replayed after the next press', () => {
    expect(after({ type: 'replaying' }, replayed, rested, { type: 'skipped' }, pressed).replayed).toBe(false);
  });
});
