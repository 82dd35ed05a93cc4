import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api-refusal';
import { exampleRound } from './example-round';
import { nextPlayState, nothingPlayed, type PlayEvent, type PlayState } from './play-state';
import type { Press } from './press';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'blackjack',
  coin: 'gold',
  stake: 100,
  choice: null,
  decision: null,
  pressedAtMs: 0,
};
const hit: Press = { ...press, key: 'key-2', decision: { round: 'round-7', text: 'hit', step: 0 } };
const round = exampleRound();
const played = { round, version: null };

const pressed: PlayEvent = { type: 'asked', press, nowMs: 1_000 };
const gone = new ApiRefusal({ status: 404, code: 'games/unknown-round', message: 'It ended.' });
const hitPressed: PlayEvent = { type: 'asked', press: hit, nowMs: 3_000 };
const shown: PlayEvent = { type: 'shown' };

function answered(change: Partial<Extract<PlayEvent, { type: 'answered' }>> = {}): PlayEvent {
  return { type: 'answered', key: 'key-1', played, awaits: null, kept: false, nowMs: 1_200, ...change };
}

function failed(of: Press, failure: unknown = new Error(), readFailure: unknown = null): PlayEvent {
  return {
    type: 'failed',
    trouble: { press: of, fate: 'refused', failure, readFailure },
    nowMs: 4_000,
  };
}

function after(...events: PlayEvent[]): PlayState {
  return events.reduce((state, event) => nextPlayState(state, event, 5_000), nothingPlayed);
}

const deciding = [pressed, answered({ awaits: 'decision' }), shown];

describe('round without decisions', () => {
  it('is requested, shown and finished', () => {
    expect(after(pressed).phase).toBe('asking');
    expect(after(pressed, answered())).toMatchObject({ phase: 'showing', played: round, press: null });
    expect(after(pressed, answered(), shown)).toMatchObject({ phase: 'resting', open: null });
  });

  it('delays the next one until the shortest cycle after the answer has elapsed', () => {
    expect(after(pressed, answered()).wait).toEqual({ fromMs: 1_000, untilMs: 6_200 });
  });

  it('stays open until the API confirms that it was seen', () => {
    const seen = after(pressed, answered({ awaits: 'seeing' }), shown);

    expect(seen.open).toEqual({ gameId: round.gameId, id: round.id, failure: null });
    expect(nextPlayState(seen, { type: 'seen', id: 'another' }, 5_000).open).not.toBeNull();
    expect(nextPlayState(seen, { type: 'seen', id: round.id }, 5_000).open).toBeNull();
  });

  it('keeps the failure of the confirmation', () => {
    const failure = new Error();
    const unseen: PlayEvent = { type: 'unseen', id: round.id, failure };

    expect(after(pressed, answered({ awaits: 'seeing' }), shown, unseen).open?.failure).toBe(failure);
  });

  it('shows the first of two answers with the same key', () => {
    const resting = after(pressed, answered(), shown);

    expect(nextPlayState(resting, answered(), 5_000)).toBe(resting);
  });

  it('ends with its trouble when it is refused', () => {
    expect(after(pressed, failed(press))).toMatchObject({ phase: 'resting', trouble: { press } });
  });
});

describe('round with decisions', () => {
  it('alternates between requests and decisions until none is left', () => {
    const again = answered({ key: 'key-2', awaits: 'decision' });

    expect(after(...deciding).phase).toBe('deciding');
    expect(after(...deciding, hitPressed).phase).toBe('asking');
    expect(after(...deciding, hitPressed, again, shown).phase).toBe('deciding');
    expect(after(...deciding, hitPressed, answered({ key: 'key-2' }), shown).phase).toBe('resting');
  });

  it('measures the pace from its beginning, not from its decisions', () => {
    expect(after(...deciding, hitPressed, answered({ key: 'key-2', nowMs: 9_000 })).wait).toEqual({
      fromMs: 1_000,
      untilMs: 6_200,
    });
  });

  it('keeps waiting after a refused decision', () => {
    expect(after(...deciding, hitPressed, failed(hit))).toMatchObject({
      phase: 'deciding',
      trouble: { press: hit },
    });
  });

  it('ends without a result when the API no longer knows the round', () => {
    expect(after(...deciding, hitPressed, failed(hit, gone))).toMatchObject({
      phase: 'resting',
      awaits: null,
      played: null,
    });
  });

  it('keeps waiting while the lookup of its end fails', () => {
    expect(after(...deciding, hitPressed, failed(hit, gone, new Error()))).toMatchObject({
      phase: 'deciding',
      awaits: 'decision',
      played: round,
    });
  });

  it('is shown with its end when another device has finished it', () => {
    const ended = exampleRound({ decisions: ['stand'], payout: 200 });
    const resumed: PlayEvent = { type: 'resumed', played: { round: ended, version: null }, awaits: null };

    const resting = after(...deciding, hitPressed, resumed, shown);

    expect(resting).toMatchObject({ phase: 'resting', played: ended, resumed: true });
  });

  it('is resumed from the state that another tab has reached', () => {
    const further = exampleRound({ decisions: ['hit'] });
    const resumed: PlayEvent = {
      type: 'resumed',
      played: { round: further, version: null },
      awaits: 'decision',
    };

    expect(after(...deciding, hitPressed, resumed)).toMatchObject({
      phase: 'showing',
      played: further,
      resumed: true,
    });
    expect(after(...deciding, hitPressed, resumed, shown).phase).toBe('deciding');
  });
});

describe('replayed round', () => {
  const replayed: PlayEvent = { type: 'replayed', round: exampleRound({ id: 'round-3' }) };

  it('is shown, and rests afterwards', () => {
    expect(after(pressed, answered(), shown, replayed)).toMatchObject({
      phase: 'showing',
      replayed: true,
      played: { id: 'round-3' },
    });
    expect(after(replayed, shown)).toMatchObject({ phase: 'resting', replayed: true });
  });

  it('does not interrupt a round under way', () => {
    const state = after(...deciding);

    expect(nextPlayState(state, replayed, 5_000)).toBe(state);
  });

  it('is cleared by the next press', () => {
    const refused = after(replayed, shown, pressed, failed(press));

    expect(after(replayed, shown, pressed).replayed).toBe(false);
    expect(refused).toMatchObject({ phase: 'resting', played: null });
  });
});
