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

const asked: PlayEvent = { type: 'asked', press, nowMs: 1_000 };
const gone = new ApiRefusal({ status: 404, code: 'games/unknown-round', message: 'It ended.' });
const hitAsked: PlayEvent = { type: 'asked', press: hit, nowMs: 3_000 };
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

const deciding = [asked, answered({ awaits: 'decision' }), shown];

describe('a round without decisions', () => {
  it('is asked for, shown, and over', () => {
    expect(after(asked).phase).toBe('asking');
    expect(after(asked, answered())).toMatchObject({ phase: 'showing', played: round, press: null });
    expect(after(asked, answered(), shown)).toMatchObject({ phase: 'resting', open: null });
  });

  it('lets the next one wait until the shortest cycle after the answer is over', () => {
    expect(after(asked, answered()).wait).toEqual({ fromMs: 1_000, untilMs: 6_200 });
  });

  it('stays open until the house knows that it was seen', () => {
    const seen = after(asked, answered({ awaits: 'seeing' }), shown);

    expect(seen.open).toEqual({ gameId: round.gameId, id: round.id, failure: null });
    expect(nextPlayState(seen, { type: 'seen', id: 'another' }, 5_000).open).not.toBeNull();
    expect(nextPlayState(seen, { type: 'seen', id: round.id }, 5_000).open).toBeNull();
  });

  it('remembers why the house could not be told', () => {
    const failure = new Error();
    const unseen: PlayEvent = { type: 'unseen', id: round.id, failure };

    expect(after(asked, answered({ awaits: 'seeing' }), shown, unseen).open?.failure).toBe(failure);
  });

  it('shows the first of two answers under one key', () => {
    const resting = after(asked, answered(), shown);

    expect(nextPlayState(resting, answered(), 5_000)).toBe(resting);
  });

  it('is over with its trouble when it is refused', () => {
    expect(after(asked, failed(press))).toMatchObject({ phase: 'resting', trouble: { press } });
  });
});

describe('a round that waits for decisions', () => {
  it('goes from decision to decision until nothing is left to decide', () => {
    const again = answered({ key: 'key-2', awaits: 'decision' });

    expect(after(...deciding).phase).toBe('deciding');
    expect(after(...deciding, hitAsked).phase).toBe('asking');
    expect(after(...deciding, hitAsked, again, shown).phase).toBe('deciding');
    expect(after(...deciding, hitAsked, answered({ key: 'key-2' }), shown).phase).toBe('resting');
  });

  it('counts the pace from its beginning, not from its decisions', () => {
    expect(after(...deciding, hitAsked, answered({ key: 'key-2', nowMs: 9_000 })).wait).toEqual({
      fromMs: 1_000,
      untilMs: 6_200,
    });
  });

  it('still waits after a decision that was refused', () => {
    expect(after(...deciding, hitAsked, failed(hit))).toMatchObject({
      phase: 'deciding',
      trouble: { press: hit },
    });
  });

  it('is over, and nobody says how, when the house knows of no such round any more', () => {
    expect(after(...deciding, hitAsked, failed(hit, gone))).toMatchObject({
      phase: 'resting',
      awaits: null,
      played: null,
    });
  });

  it('still waits while it cannot be looked up how it ended', () => {
    expect(after(...deciding, hitAsked, failed(hit, gone, new Error()))).toMatchObject({
      phase: 'deciding',
      awaits: 'decision',
      played: round,
    });
  });

  it('is shown as it ended when another device has brought it to its end', () => {
    const ended = exampleRound({ decisions: ['stand'], payout: 200 });
    const resumed: PlayEvent = { type: 'resumed', played: { round: ended, version: null }, awaits: null };

    const resting = after(...deciding, hitAsked, resumed, shown);

    expect(resting).toMatchObject({ phase: 'resting', played: ended, resumed: true });
  });

  it('is taken up where another tab has brought it', () => {
    const further = exampleRound({ decisions: ['hit'] });
    const resumed: PlayEvent = {
      type: 'resumed',
      played: { round: further, version: null },
      awaits: 'decision',
    };

    expect(after(...deciding, hitAsked, resumed)).toMatchObject({
      phase: 'showing',
      played: further,
      resumed: true,
    });
    expect(after(...deciding, hitAsked, resumed, shown).phase).toBe('deciding');
  });
});

describe('a round of the history', () => {
  const replayed: PlayEvent = { type: 'replayed', round: exampleRound({ id: 'round-3' }) };

  it('is shown once more, and is over then', () => {
    expect(after(asked, answered(), shown, replayed)).toMatchObject({
      phase: 'showing',
      replayed: true,
      played: { id: 'round-3' },
    });
    expect(after(replayed, shown)).toMatchObject({ phase: 'resting', replayed: true });
  });

  it('interrupts nothing that is under way', () => {
    const state = after(...deciding);

    expect(nextPlayState(state, replayed, 5_000)).toBe(state);
  });

  it('is none any more with the next press', () => {
    const refused = after(replayed, shown, asked, failed(press));

    expect(after(replayed, shown, asked).replayed).toBe(false);
    expect(refused).toMatchObject({ phase: 'resting', played: null });
  });
});
