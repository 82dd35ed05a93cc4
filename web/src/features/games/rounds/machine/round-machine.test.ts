import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { examplePress, exampleRound } from '../example-round';
import type { Press } from '../press';
import type { RoundEvent } from './round-event';
import { nextRound } from './round-machine';
import { nothingPlayed, type RoundState } from './round-state';
import type { Step } from './step';

const cycleMs = 5_000;
const press = examplePress();
const hit = examplePress({ key: 'key-2', decision: { round: 'round-7', text: 'hit', step: 0 } });
const round = exampleRound();
const played = { round, version: null };
const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };

const refusal = (code: string, status = 409, details?: unknown) =>
  new ApiRefusal({ status, code, message: 'No.', details });
const gone = refusal('games/unknown-round', 404);
const blocked = refusal('games/round-open');
const lost = new TypeError('Load failed');

const shown: RoundEvent = { type: 'shown' };
const pressed = pressOf(press, 1_000);
const hitPressed = pressOf(hit, 3_000);

function pressOf(of: Press, nowMs: number, isReachable = true): RoundEvent {
  return { type: 'pressed', press: of, isReachable, nowMs };
}

function answered(change: Partial<Extract<RoundEvent, { type: 'answered' }>> = {}): RoundEvent {
  return { type: 'answered', key: 'key-1', played, awaits: null, balances, nowMs: 1_200, ...change };
}

function failed(failure: unknown, key = 'key-1'): RoundEvent {
  return { type: 'failed', key, failure, nowMs: 4_000 };
}

function opened(change: Partial<Extract<RoundEvent, { type: 'opened' }>> = {}): RoundEvent {
  return { type: 'opened', unanswered: null, leftOpen: null, ...change };
}

/** The result of the lookup that the last refusal has begun. */
function lookedUp(
  state: RoundState,
  change: Partial<Extract<RoundEvent, { type: 'looked-up' }>> = {},
): RoundEvent {
  const after = state.phase === 'requesting' ? state.refusal : null;
  return { type: 'looked-up', after, found: null, failure: null, nowMs: 4_500, ...change };
}

function last(...events: RoundEvent[]): Step {
  return events.reduce<Step>(({ state }, event) => nextRound(state, event, cycleMs), {
    state: nothingPlayed,
    commands: [],
  });
}

function after(...events: RoundEvent[]): RoundState {
  return last(...events).state;
}

function next(state: RoundState, event: RoundEvent): Step {
  return nextRound(state, event, cycleMs);
}

const deciding = [pressed, answered({ awaits: 'decision' }), shown];
const unanswered = after(pressed, failed(lost));
const checking: RoundEvent = { type: 'reconnected' };
const notPlayed: RoundEvent = { type: 'not-played', key: 'key-1', nowMs: 5_500 };

function checkFailed(failure: unknown): RoundEvent {
  return { type: 'check-failed', key: 'key-1', failure, nowMs: 5_500 };
}

describe('round without decisions', () => {
  it('is requested, shown and finished', () => {
    expect(last(pressed)).toMatchObject({
      state: { phase: 'requesting', press },
      commands: [{ type: 'send', press }],
    });
    expect(last(pressed, answered())).toMatchObject({
      state: { phase: 'showing', table: { round, origin: 'pressed' } },
      commands: [{ type: 'forget', press }],
    });
    expect(last(pressed, answered(), shown)).toMatchObject({
      state: { phase: 'idle', table: { round }, open: null },
      commands: [],
    });
  });

  it('keeps the last round on the table while the next request is pending, and when it is refused', () => {
    const again = pressOf(examplePress({ key: 'key-2' }), 7_000);

    expect(after(pressed, answered(), shown, again).table?.round).toBe(round);
    expect(after(pressed, answered(), shown, again, failed(refusal('any/code'), 'key-2'))).toMatchObject({
      phase: 'idle',
      table: { round },
    });
  });

  it('delays the next one until the shortest cycle after the answer has elapsed', () => {
    const state = after(pressed, answered(), shown);
    const again = examplePress({ key: 'key-2' });

    expect(state.wait).toEqual({ fromMs: 1_000, untilMs: 6_200 });
    expect(next(state, pressOf(again, 6_199))).toEqual({ state, commands: [] });
    expect(next(state, pressOf(again, 6_200)).commands).toEqual([{ type: 'send', press: again }]);
  });

  it('waits as long as a too-fast refusal specifies', () => {
    const tooFast = refusal('play-limits/too-fast', 409, { retryAfterMs: 800 });

    expect(after(pressed, failed(tooFast)).wait).toEqual({ fromMs: 4_000, untilMs: 4_800 });
  });

  it('waits after a stake in another game, which never shortens a longer wait', () => {
    const delayed = (untilMs: number): RoundEvent => ({ type: 'delayed', untilMs, nowMs: 4_000 });

    expect(after(delayed(5_500)).wait).toEqual({ fromMs: 4_000, untilMs: 5_500 });
    expect(next(after(delayed(5_500)), pressOf(press, 5_499)).commands).toEqual([]);
    expect(after(pressed, answered(), delayed(5_500)).wait).toEqual({ fromMs: 1_000, untilMs: 6_200 });
    expect(after(delayed(4_000)).wait).toBe(nothingPlayed.wait);
  });

  it('is confirmed once it was shown, and stays open until the API has recorded it', () => {
    const { state, commands } = last(pressed, answered({ awaits: 'seeing' }), shown);

    expect(state.open).toEqual({ gameId: round.gameId, id: round.id, failure: null });
    expect(commands).toEqual([{ type: 'confirm', round: state.open }]);
    expect(next(state, { type: 'seen', id: 'another' }).state.open).not.toBeNull();
    expect(next(state, { type: 'seen', id: round.id }).state.open).toBeNull();
    expect(next(state, pressOf(examplePress({ key: 'key-2' }), 9_000)).commands).toEqual([]);
  });

  it.each<RoundEvent>([{ type: 'confirmation-requested' }, { type: 'reconnected' }])(
    'keeps the failure of the confirmation, which can be retried: $type',
    (retry) => {
      const failure = new Error();
      const unseen: RoundEvent = { type: 'unseen', id: round.id, failure };

      const state = after(pressed, answered({ awaits: 'seeing' }), shown, unseen);

      expect(state.open?.failure).toBe(failure);
      expect(next(state, retry).commands).toEqual([{ type: 'confirm', round: state.open }]);
    },
  );

  it('shows the first of two answers with the same key', () => {
    const resting = after(pressed, answered(), shown);

    expect(next(resting, answered()).state).toBe(resting);
  });

  it('ignores the failure of a request that is no longer pending', () => {
    const state = after(pressed);

    expect(next(state, failed(lost, 'key-0'))).toEqual({ state, commands: [] });
  });

  it('ends with its trouble when it is refused, until that is dismissed or the next press', () => {
    const { state, commands } = last(pressed, failed(refusal('any/code')));

    expect(state).toMatchObject({ phase: 'idle', trouble: { press, fate: 'refused' } });
    expect(commands).toEqual([{ type: 'forget', press }, { type: 'release' }]);
    expect(next(state, { type: 'dismissed' }).state.trouble).toBeNull();
    expect(next(state, pressed).state).toMatchObject({ phase: 'idle' });
    expect(next(state, pressOf(press, 4_000)).state.trouble).toBeNull();
  });

  it('is refused without a request while the device is offline', () => {
    const { state, commands } = last(pressOf(press, 1_000, false));

    expect(state).toMatchObject({
      phase: 'idle',
      trouble: { press, fate: 'refused', failure: { code: 'request/offline' } },
    });
    expect(commands).toEqual([]);
    expect(next(state, { type: 'reconnected' })).toMatchObject({ state: { trouble: null }, commands: [] });
  });
});

describe('round with decisions', () => {
  it('alternates between requests and decisions until none is left', () => {
    const again = answered({ key: 'key-2', awaits: 'decision' });

    expect(after(...deciding).phase).toBe('deciding');
    expect(after(...deciding, hitPressed).phase).toBe('requesting');
    expect(after(...deciding, hitPressed, again, shown).phase).toBe('deciding');
    expect(after(...deciding, hitPressed, answered({ key: 'key-2' }), shown).phase).toBe('idle');
  });

  it('measures the pace from its beginning, not from its decisions', () => {
    expect(after(...deciding, hitPressed, answered({ key: 'key-2', nowMs: 9_000 })).wait).toEqual({
      fromMs: 1_000,
      untilMs: 6_200,
    });
  });

  it.each([
    ['another round', { round: 'round-9', text: 'hit', step: 0 }],
    ['an earlier step', { round: 'round-7', text: 'hit', step: 1 }],
  ])('takes no decision on %s', (_what, decision) => {
    const state = after(...deciding);

    expect(next(state, pressOf({ ...hit, decision }, 3_000))).toEqual({ state, commands: [] });
  });

  it('keeps waiting after a refused decision', () => {
    expect(after(...deciding, hitPressed, failed(refusal('any/code'), 'key-2'))).toMatchObject({
      phase: 'deciding',
      trouble: { press: hit },
    });
  });

  it('takes no further decision while the last one is unanswered', () => {
    const state = after(...deciding, hitPressed, failed(lost, 'key-2'));
    const stand = examplePress({ key: 'key-3', decision: { round: 'round-7', text: 'stand', step: 0 } });

    expect(state).toMatchObject({ phase: 'deciding', trouble: { fate: 'unanswered' } });
    expect(next(state, pressOf(stand, 5_000))).toEqual({ state, commands: [] });
  });

  it('is looked up when the API no longer knows it, and ends without a result if it is not listed', () => {
    const { state, commands } = last(...deciding, hitPressed, failed(gone, 'key-2'));

    expect(commands).toEqual([
      { type: 'forget', press: hit },
      { type: 'look-up', after: expect.objectContaining({ press: hit, failure: gone }) },
    ]);
    expect(state.phase).toBe('requesting');
    expect(next(state, lookedUp(state)).state).toMatchObject({ phase: 'idle', table: null });
  });

  it('keeps waiting while the lookup of its end fails', () => {
    const state = after(...deciding, hitPressed, failed(gone, 'key-2'));
    const failure = new Error();

    expect(next(state, lookedUp(state, { failure })).state).toMatchObject({
      phase: 'deciding',
      table: { round, awaits: 'decision' },
      trouble: { readFailure: failure },
    });
  });

  it('is shown with its end when another device has finished it', () => {
    const ended = exampleRound({ decisions: ['stand'], payout: 200 });
    const state = after(...deciding, hitPressed, failed(gone, 'key-2'));
    const found = { played: { round: ended, version: null }, awaits: null };

    const resting = next(next(state, lookedUp(state, { found })).state, shown).state;

    expect(resting).toMatchObject({ phase: 'idle', table: { round: ended, origin: 'resumed' } });
  });

  it('is resumed from the state that another tab has reached', () => {
    const further = exampleRound({ decisions: ['hit'] });
    const state = after(...deciding, hitPressed, failed(refusal('games/round-conflict'), 'key-2'));
    const found = { played: { round: further, version: null }, awaits: 'decision' } as const;

    const resumed = next(state, lookedUp(state, { found })).state;

    expect(resumed).toMatchObject({ phase: 'showing', table: { round: further, origin: 'resumed' } });
    expect(next(resumed, shown).state.phase).toBe('deciding');
  });
});

describe('unanswered press', () => {
  it.each<RoundEvent>([{ type: 'repeated', nowMs: 5_000 }, checking])(
    'is checked without being sent again, and its round is marked as repeated: $type',
    (retry) => {
      const { state, commands } = next(unanswered, retry);

      expect(unanswered).toMatchObject({ phase: 'idle', trouble: { press, fate: 'unanswered' } });
      expect(commands).toEqual([{ type: 'check', press }]);
      expect(next(state, answered()).state).toMatchObject({
        phase: 'showing',
        table: { origin: 'repeated', settled: null },
      });
    },
  );

  it('stays unanswered when the check fails', () => {
    const { state } = next(unanswered, checking);

    expect(next(state, checkFailed(lost)).state.trouble).toMatchObject({ press, fate: 'unanswered' });
  });

  it.each([
    [404, 'games/unknown-game', 'unanswered'],
    [403, 'player/forbidden', 'unanswered'],
    [401, 'account/signed-out', 'signed-out'],
  ] as const)('is kept when its check is refused with %i', (status, code, fate) => {
    const { state } = next(unanswered, checking);
    const { state: kept, commands } = next(state, checkFailed(refusal(code, status)));

    expect(kept).toMatchObject({ phase: 'idle', trouble: { press, fate } });
    expect(commands).toEqual([{ type: 'release' }]);
    expect(next(kept, { type: 'repeated', nowMs: 6_000 }).commands).toEqual([{ type: 'check', press }]);
  });

  it('waits for the player when it was not played, who may send it under its key or give it up', () => {
    const { state } = next(next(unanswered, checking).state, notPlayed);

    expect(state).toMatchObject({ phase: 'idle', trouble: { press, fate: 'unplayed', failure: null } });
    expect(next(state, checking)).toEqual({ state, commands: [] });
    expect(next(state, { type: 'repeated', nowMs: 6_000 }).commands).toEqual([{ type: 'send', press }]);
  });

  it('is a new round when its player sends it, since its check has shown that nothing was settled', () => {
    const { state } = next(next(unanswered, checking).state, notPlayed);
    const { state: sent } = next(state, { type: 'repeated', nowMs: 6_000 });

    expect(next(sent, answered()).state).toMatchObject({
      phase: 'showing',
      table: { origin: 'pressed', settled: balances },
    });
  });

  it('adds no stake to a decided round of which no earlier state is known', () => {
    const restored = after(opened({ unanswered: hit }), { ...notPlayed, key: 'key-2' });
    const { state } = next(restored, { type: 'repeated', nowMs: 6_000 });

    const further = next(state, answered({ key: 'key-2' })).state;

    expect(further.table).toMatchObject({ origin: 'pressed', stakedBefore: round.stake });
  });

  it('is checked once more when its player gives it up, and forgotten only if it still was not played', () => {
    const { state } = next(next(unanswered, checking).state, notPlayed);
    const { state: givenUp, commands } = next(state, { type: 'dropped' });

    expect(commands).toEqual([{ type: 'check', press }]);
    expect(next(givenUp, notPlayed)).toMatchObject({
      state: { phase: 'idle', trouble: null },
      commands: [{ type: 'forget', press }, { type: 'release' }, { type: 'look-up', after: null }],
    });
    expect(next(givenUp, answered()).state).toMatchObject({
      phase: 'showing',
      table: { origin: 'repeated' },
    });
    expect(next(givenUp, checkFailed(lost)).state.trouble).toMatchObject({ press, fate: 'unanswered' });
  });

  it('blocks the next round, and can be neither dismissed nor dropped before it was checked', () => {
    const other = examplePress({ key: 'key-2' });

    for (const event of [pressOf(other, 9_000), { type: 'dismissed' }, { type: 'dropped' }] as const)
      expect(next(unanswered, event)).toEqual({ state: unanswered, commands: [] });
  });

  it('is checked when the game is opened, before a round that was left open', () => {
    const leftOpen = { played, awaits: 'decision' } as const;

    const { state, commands } = last(opened({ unanswered: press, leftOpen }));

    expect(state).toMatchObject({ phase: 'requesting', isChecked: true });
    expect(commands).toEqual([{ type: 'check', press }]);
    expect(next(state, opened({ unanswered: press, leftOpen }))).toEqual({ state, commands: [] });
  });

  it('gives way to the open round when it was not played: its player decides by what is on the table', () => {
    const { state, commands } = last(opened({ unanswered: press }), notPlayed);
    const found = { played, awaits: 'decision' } as const;

    const resumed = next(state, lookedUp(state, { found }));

    expect(commands).toEqual([{ type: 'release' }, { type: 'look-up', after: null }]);
    expect(resumed.state).toMatchObject({ phase: 'showing', table: { origin: 'resumed' }, trouble: null });
    expect(resumed.commands).toEqual([{ type: 'forget', press }]);
  });

  it('keeps a round that waits on the table when a decision was not made', () => {
    const lostHit = after(...deciding, hitPressed, failed(lost, 'key-2'), checking);

    const { state, commands } = next(lostHit, { type: 'not-played', key: 'key-2', nowMs: 5_500 });

    expect(state).toMatchObject({ phase: 'deciding', table: { round }, trouble: { fate: 'unplayed' } });
    expect(commands).toEqual([{ type: 'release' }]);
  });
});

describe('open round', () => {
  it('is resumed when the game is opened', () => {
    const leftOpen = { played, awaits: 'decision' } as const;

    expect(after(opened({ leftOpen }))).toMatchObject({
      phase: 'showing',
      table: { round, origin: 'resumed', awaits: 'decision' },
    });
    expect(after(opened({ leftOpen }), shown).phase).toBe('deciding');
  });

  it('is resumed after a press that it blocked', () => {
    const state = after(pressed, failed(blocked));
    const found = { played, awaits: 'seeing' } as const;

    const resumed = next(state, lookedUp(state, { found })).state;

    expect(resumed).toMatchObject({ phase: 'showing', table: { round, origin: 'resumed' }, trouble: null });
    expect(resumed.open).toEqual({ gameId: round.gameId, id: round.id, failure: null });
  });

  it('can be looked up again after a failed lookup, which ends the trouble if none is left', () => {
    const blocking = after(pressed, failed(blocked));
    const troubled = next(blocking, lookedUp(blocking, { failure: new Error() })).state;

    const { state, commands } = next(troubled, { type: 'left-open-requested' });

    expect(troubled).toMatchObject({ phase: 'idle', trouble: { press } });
    expect(commands).toEqual([{ type: 'look-up', after: troubled.trouble }]);
    expect(state.trouble).toBeNull();
    expect(next(state, lookedUp(state, { after: troubled.trouble })).state.trouble).toBeNull();
  });

  it('does not hide a press that was made while it was looked up, and has no answer', () => {
    const blocking = after(pressed, failed(blocked));
    const troubled = next(blocking, lookedUp(blocking, { failure: new Error() })).state;
    const looking = next(troubled, { type: 'left-open-requested' }).state;
    const other = examplePress({ key: 'key-2' });
    const pending = next(looking, pressOf(other, 9_000)).state;

    const lostToo = next(pending, failed(lost, 'key-2')).state;
    const late = lookedUp(lostToo, { after: troubled.trouble, failure: new Error() });

    expect(next(lostToo, late).state.trouble).toMatchObject({ press: other, fate: 'unanswered' });
  });

  it('does not replace a press that was made while it was looked up', () => {
    const pending = after(opened(), lookedUp(nothingPlayed), pressed);

    const late = lookedUp(nothingPlayed, { found: { played, awaits: 'seeing' } });

    expect(next(pending, late)).toEqual({ state: pending, commands: [] });
  });

  it('does not interrupt a round on show', () => {
    const state = after(pressed, answered());

    expect(next(state, lookedUp(state, { found: { played, awaits: 'seeing' } })).state).toBe(state);
  });
});

describe('origin of a round', () => {
  it.each([
    ['resumed', opened({ leftOpen: { played, awaits: null } })],
    ['repeated', opened({ unanswered: press })],
  ] as const)('is no longer "%s" once the next press is made, whatever its result', (origin, begin) => {
    const ended = after(begin, answered(), shown);
    const again = pressOf(examplePress({ key: 'key-2' }), 9_000);

    expect(ended.table?.origin).toBe(origin);
    expect(next(ended, again).state.table?.origin).toBe('pressed');
    expect(next(next(ended, again).state, failed(refusal('any/code'), 'key-2')).state.table?.origin).toBe(
      'pressed',
    );
  });
});

describe('replayed round', () => {
  const replayed: RoundEvent = {
    type: 'replayed',
    played: { round: exampleRound({ id: 'round-3' }), version: null },
  };

  it('is shown, and rests afterwards without a decision', () => {
    expect(after(pressed, answered(), shown, replayed)).toMatchObject({
      phase: 'showing',
      table: { round: { id: 'round-3' }, origin: 'replayed', awaits: null },
    });
    expect(after(replayed, shown)).toMatchObject({ phase: 'idle', table: { origin: 'replayed' } });
  });

  it('does not interrupt a round under way', () => {
    for (const state of [after(pressed), after(pressed, answered()), after(...deciding)])
      expect(next(state, replayed)).toEqual({ state, commands: [] });
  });

  it('is cleared by the next press', () => {
    expect(after(replayed, shown, pressed).table).toBeNull();
    expect(after(replayed, shown, pressed, failed(refusal('any/code')))).toMatchObject({
      phase: 'idle',
      table: null,
    });
  });
});
